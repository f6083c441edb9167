/** How things glide, by the tokens of the page; `null` for those who want nothing to move. */
export function pace(): KeyframeAnimationOptions | null {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const tokens = getComputedStyle(document.documentElement);
  const duration = Number.parseFloat(tokens.getPropertyValue('--move'));
  return duration > 0 ? { duration, easing: tokens.getPropertyValue('--ease') } : null;
}
