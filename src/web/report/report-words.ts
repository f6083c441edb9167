import { eventLine } from '../../table/event-words.ts';
import type { ReportWords, TextPart, TurnWords } from '../../table/report/plain-text.ts';
import { sayChoice, sayEnding } from '../../table/saying.ts';
import { PERSON } from '../../table/seats.ts';
import { turningPoints } from '../../table/story/story.ts';
import { settings } from '../settings.svelte.ts';
import { luckWords, within } from '../story/luck.ts';
import { percent, signedPercent } from '../table/figures.ts';
import { dayOf } from '../text/dates.ts';
import { say, sayAny } from '../text/page-text.svelte.ts';
import type { MatchReport } from './match-report.svelte.ts';

const MOST = 5;

const signed = (share: number): string => signedPercent(share, settings.language);

const withDice = (text: string, dice: readonly number[]): string =>
  dice.length > 0 ? `${text} [${dice.join(', ')}]` : text;

/** The whole report in the reader's language; follows when that changes. */
export function reportWords(report: MatchReport): ReportWords {
  return {
    title: `${say('report')}: ${report.table.speech.say('title')}`,
    head: headOf(report),
    story: storyOf(report),
    turns: turnsOf(report),
    foot: say('report.foot', { day: dayOf(Date.now()) }),
  };
}

function headOf({ table, side, brief }: MatchReport): string[] {
  const { speech, game, scenario, seats, moment, session } = table;
  const who = (one: string): string => {
    const sits = session.match?.seats?.[one];
    const name = sits && 'name' in sits ? sits.name : null;
    const seat = seats[one] ?? PERSON;
    return name ?? (seat === PERSON ? say('report.person') : sayAny(`level.${seat}`));
  };
  const outcome = session.match?.result?.outcome ?? moment.outcome;
  const eyes = side === null ? say('replay.spectator') : speech.say(`side.${side}`);
  return [
    speech.has(`scenario.${scenario}`) ? speech.say(`scenario.${scenario}`) : scenario,
    ...game.rules.sides.map((one) => `${speech.say(`side.${one}`)}: ${who(one)}`),
    outcome ? sayEnding(speech, outcome) : say('report.goesOn', { turn: moment.turn }),
    `${say('replay.eyes')}: ${eyes}. ${brief ? say('report.briefAbout') : ''}`.trim(),
  ];
}

function storyOf({ story, table }: MatchReport): TextPart[] {
  if (!story) return [];
  const { speech, game } = table;
  const side = speech.say(`side.${story.side}`);
  const last = new Map(story.points.map((point) => [point.turn, point.chance]));
  const curve = [...last].map(
    ([turn, chance]) => `${turnHeading(turn)}: ${percent(chance, settings.language)}`,
  );
  const turned = turningPoints(story, MOST).map(({ turn, by, choice, event, gain }) =>
    [
      `${say('turn', { turn })}:`,
      choice &&
        say('story.deed', { side: speech.say(`side.${by}`), deed: sayChoice(speech, choice) }),
      event && eventLine(event, speech),
      say('story.turn', { side, change: signed(gain) }),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const { chapters } = game.headings[settings.language];
  const parts = [
    { heading: say('story.curve', { side }), lines: curve },
    { heading: say('story.turns'), lines: turned },
    {
      heading: luckWords(story, game, speech).line,
      lines: story.luck.map(
        ({ chapter, gain, error }) =>
          `${chapters[chapter] ?? chapter}: ${say('story.turn', { side, change: signed(gain) })} (± ${within(error)})`,
      ),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const turnHeading = (turn: number): string =>
  turn === 0 ? say('log.before') : say('turn', { turn });

function turnsOf(report: MatchReport): TurnWords[] {
  const { table, boards, rolls } = report;
  const { speech, game, box } = table;
  return report.turns.map(({ turn, phases, leftOut, rolls: thrown }) => {
    const board = boards.get(turn);
    const stands = board
      ? game
          .prospects({ state: board, box })
          .sides.map(
            ({ side, line }) =>
              `${speech.say(`side.${side}`)}: ${speech.say(line.key, line.values)}`,
          )
      : [];
    const weighed = (rolls.get(turn) ?? []).map(
      ({ text, dice, luck }) =>
        `${withDice(text, dice)} (${say('story.turn', { side: speech.say(`side.${report.story?.side ?? ''}`), change: signed(luck) })})`,
    );
    const notes = [
      { heading: say('report.dice'), lines: weighed },
      { heading: say('report.stands'), lines: stands },
    ];
    return {
      turn,
      heading: turnHeading(turn),
      notes: notes.filter(({ lines }) => lines.length > 0),
      phases: phases.map(({ phase, lines }) => ({
        heading: speech.has(`phase.${phase}`) ? speech.say(`phase.${phase}`) : '',
        lines: lines.map(({ text, dice }) => withDice(text, dice)),
      })),
      leftOut: leftOut > 0 ? say('report.leftOut', { n: leftOut, rolls: thrown }) : '',
    };
  });
}
