/** A report in words, as the page shows it and as the text file says it. */
export interface ReportWords {
  readonly title: string;
  /** Game, scenario, who played, how it ended. */
  readonly head: readonly string[];
  /** Over the whole match: the curve in words, where it turned, luck. */
  readonly story: readonly TextPart[];
  readonly turns: readonly TurnWords[];
  readonly foot: string;
}

export interface TextPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface TurnWords {
  readonly turn: number;
  readonly heading: string;
  /** How it stood at its end; the dice that weighed. */
  readonly notes: readonly TextPart[];
  readonly phases: readonly TextPart[];
  /** That lines were left out, where some were. */
  readonly leftOut: string;
}

const WIDTH = 78;

/** A line broken at its spaces; what follows the first is set in as far as the first. */
function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  const inner = ' '.repeat(indent.length);
  let line = indent;
  for (const word of text.split(/\s+/)) {
    const begun = line.trim() !== '' && line !== indent;
    if (begun && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = inner + word;
    } else line += begun ? ` ${word}` : word;
  }
  return [...lines, line];
}

const underlined = (text: string, with_: string): string[] => [text, with_.repeat(text.length)];

const partLines = ({ heading, lines }: TextPart): string[] => [
  heading,
  ...lines.flatMap((line) => wrapped(line, '  - ')),
];

/** The report as a text of 78 letters a line, for mail and forums. */
export function plainReport({ title, head, story, turns, foot }: ReportWords): string {
  const parts: string[][] = [
    [...underlined(title, '='), ...head.flatMap((line) => wrapped(line))],
    ...story.map(partLines),
    ...turns.map(({ heading, notes, phases, leftOut }) => [
      ...underlined(heading, '-'),
      ...[...phases, ...notes].flatMap(partLines),
      ...(leftOut === '' ? [] : [leftOut]),
    ]),
    [foot],
  ];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}
