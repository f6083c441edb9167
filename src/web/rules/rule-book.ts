import type { Ledger, RuleRow } from '../../kernel/ledger.ts';
import type { Speech } from '../../kernel/text.ts';

/** The row that a rule number means: itself, or the first of the case it names. */
export function findRule(ledger: Ledger, rule: string): string {
  if (rule === '') return '';
  const all = [...ledger.rules, ...ledger.rulings];
  return (
    all.find(({ id }) => id === rule)?.id ??
    all.find(({ id }) => id.startsWith(`${rule}-`) || id.startsWith(`${rule}.`))?.id ??
    all.find(({ id }) => rule.startsWith(`${id}-`))?.id ??
    ''
  );
}

/** Rules whose number or words contain what is searched for. */
export function matching(
  rows: readonly RuleRow[],
  speech: Speech,
  search: string,
): readonly RuleRow[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ id, statement }) =>
    `${id} ${speech.rule(id) ?? statement}`.toLowerCase().includes(wanted),
  );
}

/** Rows by chapter, in the order of the book. */
export function chapters(rows: readonly RuleRow[]): { chapter: string; rows: RuleRow[] }[] {
  return [...Map.groupBy(rows, ({ chapter }) => chapter)].map(([chapter, list]) => ({
    chapter,
    rows: list,
  }));
}
