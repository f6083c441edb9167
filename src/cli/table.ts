/** Rows in columns; numbers to the right. The first row is the head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map((cell) => shown(cell)));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => (row[column] ?? '').length)),
  );
  return texts
    .map((row, at) =>
      row
        .map((text, column) => {
          const right = typeof (rows[at === 0 ? 1 : at] ?? [])[column] === 'number';
          return right ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const shown = (cell: string | number): string =>
  typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 2 }) : cell;
