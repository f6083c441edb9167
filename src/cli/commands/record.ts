import { REGISTRY } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Scenario } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import {
  compareMatch,
  type Departure,
  deedText,
  differenceText,
  fieldText,
} from '../../lab/record/compare.ts';
import { fieldsThatDiffer } from '../../lab/record/fields.ts';
import { patched } from '../../lab/record/patch.ts';
import { missingValues } from '../../lab/record/plan.ts';
import { deedsOf, type Recording, recordMatch } from '../../lab/record/recording.ts';
import { recordScenario } from '../../lab/record/scenario.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { gameOf } from '../game-args.ts';
import { BadInput, FINE, FOUND, type Io, json, line, progress } from '../io.ts';
import { RECORDS, type RecordFolder, recordFolder } from '../record-files.ts';
import { shown } from '../table.ts';

/** Deeds told of one match, unless --full: after the first few a match only drifts apart. */
const SHOWN = 4;

export const record: Command = {
  places: ['[game|all]'],
  about: 'plays the recorded matches again and says what is no longer as recorded; exit 1 if any',
  options: {
    write: { about: 'then write the records anew, with the old deeds as far as they are legal' },
    afresh: { about: 'then play all matches anew, and write them' },
    full: { about: `every deed that differs; the first ${SHOWN} of a match if not said` },
    show: { value: '<scenario>/<n>', about: 'print one recorded match as text instead' },
    folder: { value: '<folder>', about: `where the records are; ${RECORDS} if not said` },
    json: { about: 'as JSON' },
  },
  details: `
Ten matches of every scenario, between machines and random players, every value of every option at
least once. The first deeds are recorded one by one: the events with those who may see them, and what
changed in the written position. Four of the ten are played to their end: there the deeds that
are rare are recorded so, and of the stretches between them the deeds and the position they led to.
Comparing does the recorded deeds again: no machine thinks.`,
  async run(io, args) {
    const wanted = args.word(0) ?? 'all';
    const folder = recordFolder(io, args.text('folder'));
    const one = args.text('show');
    if (one !== undefined) return show(io, folder, await gameOf(wanted), one);
    const games =
      wanted === 'all'
        ? await Promise.all(REGISTRY.map(({ load }) => load()))
        : [await gameOf(wanted)];
    const found = games.map((game) => gameReport(io, args, folder, game));
    const ok = found.every((report) => report.ok);
    if (args.flag('json')) json(io, { ok, games: found });
    else if (!ok) tellSum(io, found);
    return ok ? FINE : FOUND;
  },
};

interface MatchReport {
  /** `campaign/4`. */
  readonly match: string;
  readonly deeds: number;
  readonly departures: readonly Departure[];
}

interface GameReport {
  readonly game: string;
  /** As recorded, or written anew. */
  readonly ok: boolean;
  readonly matches: readonly MatchReport[];
  /** What is wrong with the records themselves. */
  readonly problems: readonly string[];
  readonly written: readonly string[];
}

function gameReport(io: Io, args: Args, folder: RecordFolder, game: AnyGame): GameReport {
  const { id, scenarios } = game.rules;
  const shownProgress = progress(io);
  const writing = args.flag('write') || args.flag('afresh');
  const matches: MatchReport[] = [];
  const problems = folder.strays(game).map((file) => `${file} belongs to no scenario: remove it`);
  const written: string[] = [];
  for (const scenario of scenarios) {
    shownProgress.say(`${id}: ${scenario.id}`);
    const old = folder.read(game, scenario.id);
    matches.push(...(old ?? []).map((one, at) => compared(game, one, `${scenario.id}/${at + 1}`)));
    if (writing) {
      const fresh = played(game, scenario, args.flag('afresh') ? null : old);
      problems.push(...fresh.problems, ...flaws(game, scenario, fresh.matches));
      const changed = old === null || canonical(old) !== canonical(fresh.matches);
      if (changed && fresh.problems.length === 0) {
        folder.write(game, scenario.id, fresh.matches);
        written.push(folder.fileOf(game, scenario.id));
      }
    } else if (old === null) {
      problems.push(`${scenario.id} is not recorded; --write plays its matches`);
    } else {
      problems.push(...flaws(game, scenario, old));
    }
  }
  shownProgress.clear();
  const same = matches.every(({ departures }) => departures.length === 0);
  const ok = problems.length === 0 && (same || writing);
  const report = { game: id, ok, matches, problems, written };
  if (!args.flag('json')) tell(io, report, args.flag('full'));
  return report;
}

const compared = (game: AnyGame, recording: Recording, match: string): MatchReport => ({
  match,
  deeds: deedsOf(recording).length,
  departures: compareMatch(game, recording),
});

/** The matches of a scenario played now, with the deeds of the old ones where there are any. */
function played(game: AnyGame, scenario: Scenario, old: readonly Recording[] | null) {
  const fresh = old
    ? old.map((recording) => recordMatch(game, recording.plan, deedsOf(recording)))
    : recordScenario(game, scenario);
  return {
    matches: fresh.filter((recording) => typeof recording !== 'string'),
    problems: fresh.flatMap((recording, at) =>
      typeof recording === 'string'
        ? [`${scenario.id}/${at + 1} cannot be played, nothing is written: ${recording}`]
        : [],
    ),
  };
}

/** A set of records that leaves a value of an option out proves too little. */
const flaws = (game: AnyGame, scenario: Scenario, matches: readonly Recording[]): string[] =>
  missingValues(
    game,
    scenario,
    matches.map(({ plan }) => plan.setup),
  ).map((value) => `no match of ${scenario.id} has ${value}; --afresh plays them anew`);

function tell(io: Io, { game, matches, problems, written }: GameReport, full: boolean): void {
  for (const { match, departures } of matches) {
    for (const { deeds, deed, differences } of full ? departures : departures.slice(0, SHOWN)) {
      const [first, last] = deeds;
      const which = first === last ? `deed ${last}` : `deeds ${first} to ${last}`;
      line(io, `${game} ${match}, ${last === 0 ? deed : `${which}, ${deed}`}`);
      for (const difference of differences) line(io, `  ${differenceText(difference)}`);
    }
    const more = full ? 0 : departures.length - SHOWN;
    if (more > 0) line(io, `  and after ${more} more deeds; --full shows all`);
  }
  for (const problem of problems) line(io, `${game}: ${problem}`);
  for (const file of written) line(io, `${game}: written: ${file}`);
  if (matches.length === 0) return;
  const differ = matches.filter(({ departures }) => departures.length > 0).length;
  const deeds = matches.reduce((sum, match) => sum + match.deeds, 0);
  const verdict = differ === 0 ? 'all as recorded' : `${differ} differ`;
  line(io, `${game}: ${matches.length} matches, ${shown(deeds)} deeds: ${verdict}`);
}

/** What differs, counted over all matches: one glance shows what kind of change it was. */
function tellSum(io: Io, reports: readonly GameReport[]): void {
  const sums = new Map<string, { times: number; matches: Set<string> }>();
  for (const { game, matches } of reports) {
    for (const { match, departures } of matches) {
      for (const { about } of departures.flatMap(({ differences }) => differences)) {
        const sum = sums.get(`${game}: ${about}`) ?? { times: 0, matches: new Set() };
        sum.times++;
        sum.matches.add(match);
        sums.set(`${game}: ${about}`, sum);
      }
    }
  }
  if (sums.size > 0) line(io, '\nwhat differs:');
  for (const [about, { times, matches }] of [...sums].sort(([, a], [, b]) => b.times - a.times)) {
    line(io, `  ${about}, ${shown(times)} times in ${matches.size} matches`);
  }
}

function show(io: Io, folder: RecordFolder, game: AnyGame, wanted: string): number {
  const [scenario = '', number = ''] = wanted.split('/');
  const known = game.rules.scenarios.map(({ id }) => id);
  if (!known.includes(scenario)) {
    throw new BadInput(`--show: there is no scenario "${scenario}"; there is: ${known.join(', ')}`);
  }
  const matches = folder.read(game, scenario);
  if (!matches) throw new BadInput(`--show: ${scenario} of ${game.rules.id} is not recorded`);
  const match = /^\d+$/.test(number) ? matches[Number(number) - 1] : undefined;
  if (!match) {
    throw new BadInput(
      `--show is "${wanted}"; write ${scenario}/1 to ${scenario}/${matches.length}`,
    );
  }
  for (const text of recordingLines(match)) line(io, text);
  return FINE;
}

/** A recorded match to read: deeds, the events they led to, and what changed in the position. */
function recordingLines({ plan, opening, passages, outcome }: Recording): string[] {
  const told = (list: Recording['opening']['told']) =>
    list.map(({ event: { type, ...rest }, only }) =>
      ['  tells', ...(only ? [`${only.join(' and ')} only:`] : []), type, canonical(rest)].join(
        ' ',
      ),
    );
  const { setup, seats, seed } = plan;
  const lines = [
    `${setup.game}, ${setup.scenario}, seed ${seed}, seats ${canonical(seats)}`,
    `options ${canonical(setup.options)}`,
    'the opening',
    ...told(opening.told),
    `  position ${canonical(opening.position)}`,
  ];
  let position = opening.position;
  let done = 0;
  for (const passage of passages) {
    for (const deed of passage.deeds) lines.push(`${++done}  ${deedText(deed)}`);
    const after = patched(position, passage.changes);
    lines.push(...told(passage.told ?? []));
    lines.push(...fieldsThatDiffer(position, after, '').map((field) => `  ${fieldText(field)}`));
    position = after;
  }
  return [...lines, outcome === null ? 'cut off here' : `outcome ${canonical(outcome)}`];
}
