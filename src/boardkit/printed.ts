const known = new Map<string, Promise<string>>();

/** A printed part of the board: one file for all matches, fetched once, when it is first needed. */
export function printed(url: string): Promise<string> {
  const asked = known.get(url);
  if (asked) return asked;
  const part = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url} could not be loaded: ${answer.status}`);
    return answer.text();
  });
  known.set(url, part);
  part.catch(() => known.delete(url)); // the next board asks again
  return part;
}

/** When all printed parts that were asked for have come, or failed to. */
export const allPrinted = (): Promise<unknown> => Promise.allSettled(known.values());
