import type { MatchFile } from '../../kernel/match-file.ts';

const ENDING = '.heliograph.json';

/** The hour, as a person would like to read it in a list. */
const now = (): string => new Date().toISOString().slice(0, 16).replace('T', ' ');

/** Gives a text to the reader as a file; its name tells the hour. */
export function offerText(text: string, name: string, saved = now()): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name}-${saved.replace(/\D/g, '')}${ENDING}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

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
