import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: about 20 ms here, and dear for whoever guesses. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many are worked out at the same time: more would only take memory. */
const AT_ONCE = 2;

export const [SHORTEST, LONGEST] = [8, 200];

/** What everybody tries first. */
const COMMON = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  '87654321',
  'abcd1234',
  'abc12345',
  'baseball',
  'football',
  'iloveyou',
  'letmein1',
  'passw0rd',
  'password',
  'password1',
  'password123',
  'princess',
  'qwerty12',
  'qwerty123',
  'qwertyuiop',
  'sunshine',
  'superman',
  'trustno1',
  'zaq12wsx',
  'heliograph',
]);

/** Whether a password is worth the name, for somebody of this name. */
export function isPassword(password: string, name: string): boolean {
  const plain = password.toLowerCase();
  return (
    password.length >= SHORTEST &&
    password.length <= LONGEST &&
    !COMMON.has(plain) &&
    plain !== name.toLowerCase() &&
    new Set(plain).size > 2
  );
}

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Its place passes on to whoever waited longest.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), COST));

/** The hash of a password that nobody has: who does not exist is refused as slowly as who does. */
const nobodys = hashPassword(crypto.randomUUID());

export async function isRight(password: string, kept: string | null): Promise<boolean> {
  const against = kept ?? (await nobodys);
  const right = await inTurn(() => verify(against, password.normalize('NFKC')));
  return right && kept !== null;
}
