import type { Prospects } from '../../kernel/prospects.ts';
import type { VictoryByHexes, VictoryByPoints } from './pack.ts';
import { breakingPoint, brokenInfantry, heldHexes, points, verdict } from './rules/15-victory.ts';
import { type Look, scenarioOf } from './state.ts';

type Standing = Prospects<'british' | 'boers'>['sides'];

const RULE = 'II.11';

/** II.11 Points, and what ends the battle at once. */
function byPoints(look: Look, { levels, automatic }: VictoryByPoints): Standing {
  const { box } = look;
  const [british, boers] = points(look);
  const lead = british - boers;
  const broken = brokenInfantry(look);
  const summits = heldHexes(look, box.summit);
  const trenches = heldHexes(look, box.mainTrench);
  const own = {
    british,
    boers,
    lead,
    need: levels.britishMarginal,
    decisive: levels.britishDecisive,
    trenches,
    summits,
    of: automatic.summits,
  };
  const theirs = {
    british,
    boers,
    lead: -lead,
    need: levels.boersMarginal,
    decisive: levels.boersDecisive,
    broken,
    of: automatic.infantryBroken,
  };
  return [
    {
      side: 'british',
      line: { key: 'prospect.points.british', values: own },
      aims: [
        {
          text: { key: 'prospect.summits', values: own },
          rule: RULE,
          reached: summits >= automatic.summits,
        },
        {
          text: { key: 'prospect.points', values: own },
          rule: RULE,
          reached: lead >= levels.britishMarginal,
        },
        { text: { key: 'prospect.foothold', values: own }, rule: RULE, reached: trenches > 0 },
      ],
    },
    {
      side: 'boers',
      line: { key: 'prospect.points.boers', values: theirs },
      aims: [
        {
          text: { key: 'prospect.broken', values: theirs },
          rule: RULE,
          reached: broken >= breakingPoint(look),
        },
        {
          text: { key: 'prospect.points', values: theirs },
          rule: RULE,
          reached: -lead >= levels.boersMarginal,
        },
      ],
    },
  ];
}

/** II.11 Hexes of the trench and of the summit. */
function byHexes(look: Look, v: VictoryByHexes): Standing {
  const { box, state } = look;
  const trenches = heldHexes(look, box.mainTrench);
  const summits = heldHexes(look, box.summit);
  const values = {
    trenches,
    win: v.trenchesWin,
    draw: v.trenchesDraw,
    summits,
    summit: v.summitWins,
    left: scenarioOf(look).turns - state.turn,
    last: scenarioOf(look).turns,
  };
  return [
    {
      side: 'british',
      line: { key: 'prospect.hexes.british', values },
      aims: [
        {
          text: { key: 'prospect.trenches', values },
          rule: RULE,
          reached: trenches >= v.trenchesWin,
        },
        {
          text: { key: 'prospect.hexes.summit', values },
          rule: RULE,
          reached: summits >= v.summitWins,
        },
      ],
    },
    {
      side: 'boers',
      line: { key: 'prospect.hexes.boers', values },
      aims: [
        {
          text: { key: 'prospect.hexes.hold', values },
          rule: RULE,
          reached: trenches < v.trenchesDraw && summits < v.summitWins,
        },
      ],
    },
  ];
}

/** II.11 What would win the day, and what is missing. */
export function prospects(look: Look): Prospects<'british' | 'boers'> {
  const { victoryByPoints, victoryByHexes } = scenarioOf(look);
  const [, ending] = verdict(look);
  const sides = victoryByPoints
    ? byPoints(look, victoryByPoints)
    : victoryByHexes
      ? byHexes(look, victoryByHexes)
      : [];
  return { now: { key: `ending.${ending}` }, sides };
}
