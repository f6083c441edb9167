/** Whether a text may be meant for `readCollection`: nothing is said of what is wrong with it. */
export const isCollection = (source: string): boolean =>
  /^\s*\{\s*"heliograph"\s*:\s*"matches"/.test(source);
