import type { Aim, Prospects } from '../../kernel/prospects.ts';
import { boerUnits, campaignEnding } from './rules/12-victory.ts';
import { bobsEnding, holds, introductionEnding } from './rules/14-scenarios.ts';
import { areaId, type Look, lastTurn, type ScenarioId } from './state.ts';

type Standing = Prospects<'empire' | 'republics'>;

/** 12.1-a The will of the Empire. */
const collapse = ({ state }: Look): Aim => ({
  text: { key: 'prospect.collapse', values: { morale: state.morale } },
  rule: '12.1-a',
  reached: state.morale < 1,
});

/** 12.1-b, 12.1-c The will and the men of the Republics. */
const exhaustion = (look: Look): readonly Aim[] => {
  const units = boerUnits(look);
  const { wcp } = look.state;
  return [
    { text: { key: 'prospect.exhaustion', values: { wcp } }, rule: '12.1-b', reached: wcp < 1 },
    { text: { key: 'prospect.units', values: { units } }, rule: '12.1-c', reached: units === 0 },
  ];
};

/** 12.1-d The election, while it is ahead: in how many of six cases the government falls. */
function election(look: Look): readonly Aim[] {
  const { state, box } = look;
  const { turn } = box.pack.scenarios.campaign.election;
  if (state.turn > turn) return [];
  const cases = Math.max(0, Math.min(6, 6 - state.morale));
  return [
    {
      text: { key: 'prospect.election', values: { turn, morale: state.morale, cases } },
      rule: '12.1-d',
      reached: false,
    },
  ];
}

/** 12.2 The whole war. */
function campaign(look: Look): Standing {
  const { state, box } = look;
  const { draw } = box.pack.scenarios.campaign.survivors;
  const units = boerUnits(look);
  const values = { wcp: state.wcp, morale: state.morale, units, draw, last: lastTurn(look) };
  return {
    now: { key: `ending.${campaignEnding(look).ending}` },
    sides: [
      {
        side: 'empire',
        line: { key: 'prospect.campaign.empire', values },
        aims: [
          ...exhaustion(look),
          { text: { key: 'prospect.subdued', values }, rule: '12.2', reached: units < draw },
        ],
      },
      {
        side: 'republics',
        line: { key: 'prospect.campaign.republics', values },
        aims: [
          collapse(look),
          ...election(look),
          { text: { key: 'prospect.bitterEnd', values }, rule: '12.2', reached: units > draw },
        ],
      },
    ],
  };
}

/** 14.1 Both capitals, and what is left of the commitment. */
function bobsWar(look: Look): Standing {
  const { state, box } = look;
  const { levels, sieges } = box.pack.scenarios.bobsWar;
  const capitals = [box.bloemfontein, box.pretoria];
  const held = capitals.filter((area) => holds(look, area)).length;
  const besieged = state.sieges.length;
  const values = {
    held,
    besieged,
    sieges,
    wcp: state.wcp,
    last: lastTurn(look),
    decisive: levels.decisive,
    marginal: levels.marginal,
    draw: levels.draw,
  };
  return {
    now: { key: `ending.${bobsEnding(look).ending}` },
    sides: [
      {
        side: 'empire',
        line: { key: 'prospect.bobs.empire', values },
        aims: [
          ...capitals.map((area) => ({
            text: { key: 'prospect.capital', values: { at: areaId(look, area) } },
            rule: '14.1-a',
            reached: holds(look, area),
          })),
          {
            text: { key: 'prospect.sieges', values },
            rule: '14.1-a',
            reached: besieged <= sieges,
          },
          {
            text: { key: 'prospect.bobs.level', values },
            rule: '14.1-c',
            reached: state.wcp <= levels.marginal,
          },
        ],
      },
      {
        side: 'republics',
        line: { key: 'prospect.bobs.republics', values },
        aims: [
          {
            text: { key: 'prospect.bobs.hold', values },
            rule: '14.1-a',
            reached: held < capitals.length || besieged > sieges,
          },
          {
            text: { key: 'prospect.bobs.will', values },
            rule: '14.1-c',
            reached: state.wcp > levels.draw,
          },
          collapse(look),
        ],
      },
    ],
  };
}

/** 18p-6 One goal, and its price. */
function marchingToPretoria(look: Look): Standing {
  const { state, box } = look;
  const { goal, levels } = box.pack.scenarios.marchingToPretoria;
  const taken = holds(look, box.areaIndex.get(goal) ?? -1);
  const last = lastTurn(look);
  const values = {
    at: goal,
    taken,
    wcp: state.wcp,
    last,
    left: last - state.turn,
    decisive: levels.decisive,
    marginal: levels.marginal,
  };
  return {
    now: { key: `ending.${introductionEnding(look).ending}` },
    sides: [
      {
        side: 'empire',
        line: { key: 'prospect.pretoria.empire', values },
        aims: [
          { text: { key: 'prospect.capital', values }, rule: '18p-6', reached: taken },
          {
            text: { key: 'prospect.pretoria.level', values },
            rule: '18p-6',
            reached: state.wcp <= levels.marginal,
          },
        ],
      },
      {
        side: 'republics',
        line: { key: 'prospect.pretoria.republics', values },
        aims: [
          { text: { key: 'prospect.pretoria.hold', values }, rule: '18p-6', reached: !taken },
          {
            text: { key: 'prospect.pretoria.will', values },
            rule: '18p-6',
            reached: state.wcp > levels.marginal,
          },
          collapse(look),
        ],
      },
    ],
  };
}

const BY_SCENARIO: Readonly<Record<ScenarioId, (look: Look) => Standing>> = {
  campaign,
  bobsWar,
  marchingToPretoria,
};

/** Chapters 12, 14 and 18: what would win, and what is missing. */
export const prospects = (look: Look): Standing => BY_SCENARIO[look.state.scenario](look);
