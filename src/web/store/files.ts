import type { MatchFile } from '../../kernel/match-file.ts';

const ENDING = 'heliograph.json';

/** The hour, as a person would like to read it in a list. */
const now = (): string => new Date().toISOString().slice(0, 16).replace('T', ' ');

/** Gives the reader a file; its name tells the hour. */
export function offerBlob(blob: Blob, name: string, ending: string, saved = now()): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}-${saved.replace(/\D/g, '')}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Gives the reader a text of ours as a file. */
export const offerText = (text: string, name: string, saved = now()): void =>
  offerBlob(new Blob([text], { type: 'application/json' }), name, ENDING, saved);

/** Gives a match to the reader as a file. */
export function offerFile(file: MatchFile): void {
  const saved = now();
  const kind = file.trouble ? '-report' : '';
  offerText(JSON.stringify({ ...file, saved }, null, 1), `${file.setup.game}${kind}`, saved);
}

/** Lets the reader pick a file; `null` if none was picked. */
export function pickFile(): Promise<string | null> {
  return new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      done(file ? file.text() : null);
    });
    input.addEventListener('cancel', () => done(null));
    input.click();
  });
}
