export type Settings = { port: number; host: string };

/** Where to listen, from the environment; a string says what is wrong with it. */
export function readSettings(env: Record<string, string | undefined>): Settings | string {
  const port = env.PORT ?? '1899';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return `PORT must be a whole number from 0 to 65535, not "${port}"`;
  }
  return { port: Number(port), host: env.HOST || 'localhost' };
}

/** What to tell whoever started a server that cannot listen, and the exit status to leave with. */
export function listenProblem(
  error: unknown,
  { port, host }: Settings,
): { line: string; status: number } | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return { line: `port ${port} is taken; choose another with PORT=<number>`, status: 1 };
    case 'EACCES':
      return { line: `port ${port} needs more rights; choose PORT above 1023`, status: 1 };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { line: `HOST must be an address of this machine, not "${host}"`, status: 2 };
    default:
      return undefined;
  }
}
