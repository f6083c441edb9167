/** Milliseconds between looks at whether something is to be counted. */
const LOOK = 1000;

/**
 * Does something again and again, never twice at once: what is due stands in the store, so nothing is
 * lost if this process ends, and another may do it first.
 */
export function everyNow(
  deed: () => Promise<void>,
  trouble: (error: Error) => void,
): { stop(): Promise<void> } {
  let under: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const again = (): void => {
    timer = setTimeout(() => {
      under = deed()
        .catch((error: unknown) =>
          trouble(error instanceof Error ? error : new Error(String(error))),
        )
        .then(() => {
          if (!stopped) again();
        });
    }, LOOK);
    timer.unref();
  };
  again();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await under;
    },
  };
}
