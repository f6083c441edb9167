import type { MatchFile } from '../../kernel/match-file.ts';

const ENDING = '.heliograph.json';

/** Gives a match to the reader as a file. */
export function offerFile(file: MatchFile): void {
  const saved = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const text = JSON.stringify({ ...file, saved }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const kind = file.trouble ? '-report' : '';
  link.download = `${file.setup.game}${kind}-${saved.replace(/\D/g, '')}${ENDING}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
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
