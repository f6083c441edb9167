/** Our own typefaces as rules that hold the letters themselves, so that a picture brings them along. */
let brought: Promise<string> | undefined;

/** Which letters are wanted: those of English and Polish. */
const LATIN = /U\+0+-0*FF\b|U\+0?100-/i;

export function fontRules(): Promise<string> {
  // Without a network the letters may come another time; the picture does with those of the device.
  brought ??= collect().catch(() => {
    brought = undefined;
    return '';
  });
  return brought;
}

async function collect(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const wanted = rules.filter(({ style }) => {
    const range = style.getPropertyValue('unicode-range');
    const key = `${bare(style.getPropertyValue('font-family'))}/${style.getPropertyValue('font-style') || 'normal'}`;
    return used.has(key) && (range === '' || LATIN.test(range));
  });
  return (await Promise.all(wanted.map(withLetters))).join('');
}

const bare = (family: string): string => family.replace(/["']/g, '');
const keyOf = ({ family, style }: FontFace): string => `${bare(family)}/${style}`;

/** The rule with its file in it; without the file, the next typeface of the list is taken. */
async function withLetters({ cssText, style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, url] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
  if (url === undefined) return '';
  const answer = await fetch(new URL(url, parentStyleSheet?.href ?? location.href));
  if (!answer.ok) return '';
  const data = await dataUrl(await answer.blob());
  return cssText.replace(/src:[^;]*;/, `src: url(${data}) format("woff2");`);
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      done(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsDataURL(blob);
  });
}
