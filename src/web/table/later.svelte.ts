/** Runs after the next frame was drawn; gives a way to call it off. */
function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that comes a frame late. Map and question are drawn first; what may follow them, like the
 * log, does not weigh on that frame.
 */
export function later<T>(read: () => T): { readonly value: T } {
  let value = $state.raw(read());
  $effect(() => {
    const next = read();
    return afterFrame(() => {
      value = next;
    });
  });
  return {
    get value() {
      return value;
    },
  };
}
