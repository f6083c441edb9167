import { isProblems } from '../../kernel/game.ts';
import { isCollection } from '../../table/shelf/is-collection.ts';
import { go } from '../router.svelte.ts';
import { problemLine } from '../session/cannot-open.ts';
import { settings } from '../settings.svelte.ts';
import { adoptMatch } from './new-match.ts';

/** Opens the text of a match file, however it came here; says what is wrong with it, or nothing. */
export async function openMatchText(text: string): Promise<string> {
  const [{ parseMatchFile }, { whyNotOpen }] = await Promise.all([
    import('../../kernel/match-file.ts'),
    import('../session/try-match.ts'),
  ]);
  if (isCollection(text)) {
    const { importMatches } = await import('./import-matches.ts');
    const imported = await importMatches(text);
    if (typeof imported === 'string') return imported;
    go('/matches');
    return imported.troubles.map(({ why }) => why).join(' ');
  }
  const file = parseMatchFile(text);
  if (isProblems(file)) return problemLine(file, settings.language);
  // The match is played through to see whether it can be.
  const problems = await whyNotOpen(file);
  if (problems.length > 0) return problemLine(problems, settings.language);
  go(`/match/${await adoptMatch(file)}`);
  return '';
}
