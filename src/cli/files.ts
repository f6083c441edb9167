import {
  accessSync,
  appendFileSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isProblems, type Problem } from '../kernel/game.ts';
import { isObject } from '../kernel/json.ts';
import { parseJson } from '../kernel/match-file.ts';
import { BadInput, type Io } from './io.ts';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'part of that path is a file, not a folder',
  EACCES: 'permission is refused',
  EPERM: 'permission is refused',
  EROFS: 'the disk cannot be written',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is such a file already',
};

const reason = (error: unknown): string => {
  const code = isObject(error) || error instanceof Error ? (error as { code?: string }).code : '';
  return WORDS[code ?? ''] ?? (error instanceof Error ? error.message : String(error));
};

export function readText(io: Io, file: string): string {
  try {
    return readFileSync(path.resolve(io.folder, file), 'utf8');
  } catch (error) {
    throw new BadInput(`${file}: ${reason(error)}`);
  }
}

export function readBytes(io: Io, file: string): Uint8Array {
  try {
    return readFileSync(path.resolve(io.folder, file));
  } catch (error) {
    throw new BadInput(`${file}: ${reason(error)}`);
  }
}

export function readJson(io: Io, file: string): unknown {
  const parsed = parseJson(readText(io, file));
  if (isProblems(parsed)) throw wrong(file, parsed);
  return parsed.value;
}

/** Writes all or nothing: a full disk or a power cut never leaves half a file in place of a whole one. */
export function writeText(io: Io, file: string, text: string | Uint8Array): void {
  const target = path.resolve(io.folder, file);
  const draft = `${target}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(draft, text, { flag: 'wx' });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new BadInput(`${file} cannot be written: ${reason(error)}`);
  }
}

/** Problems of a file as one line: the first, and how many more there are. */
export function wrong(what: string, problems: readonly Problem[]): BadInput {
  const [first] = problems;
  const where = first?.at ? `${first.at}: ` : '';
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return new BadInput(`${what}: ${where}${first?.problem ?? 'is wrong'}${more}`);
}

export function appendText(io: Io, file: string, text: string): void {
  try {
    appendFileSync(path.resolve(io.folder, file), text);
  } catch (error) {
    throw new BadInput(`${file} cannot be written: ${reason(error)}`);
  }
}

/** Makes sure of a folder before long work whose result must go there. */
export function ensureFolder(io: Io, folder: string): void {
  const target = path.resolve(io.folder, folder);
  try {
    mkdirSync(target, { recursive: true });
    accessSync(target, constants.W_OK);
  } catch (error) {
    throw new BadInput(`${folder} cannot be written: ${reason(error)}`);
  }
}
