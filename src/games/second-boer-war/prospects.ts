import { at } from '../../kernel/lists.ts';
import type { Aim, Prospects } from '../../kernel/prospects.ts';
import {
  areaId,
  commandosInHand,
  countedCamps,
  empireControls,
  hasFlag,
  isGuerrilla,
  isOn,
  total,
} from './queries.ts';
import { objectivesMet } from './rules/11-victory.ts';
import type { Look } from './state.ts';

/** Chapter 11: what would win, and what is missing. */
export function prospects(look: Look): Prospects<'empire' | 'boers'> {
  const late = isGuerrilla(look);
  return {
    now: now(look),
    sides: [
      {
        side: 'empire',
        line: late ? campLine(look, 'prospect.empire.late') : objectiveLine(look),
        aims: late ? [camps(look)] : [...objectives(look), annexation(look), ...funds(look)],
      },
      {
        side: 'boers',
        line: late ? campLine(look, 'prospect.boers.late') : cityLine(look),
        aims: [
          ...(look.state.turn === 1 ? cities(look) : []),
          prestige(look),
          late ? endurance(look) : missed(look),
        ],
      },
    ],
  };
}

/** 11B and 11G are judged when turn II and the last turn end. */
function now(look: Look): Prospects['now'] {
  const { state, box } = look;
  if (state.turn === 2 && !objectivesMet(look)) return { key: 'ending.objectivesMissed' };
  if (state.turn < box.turns) return null;
  return {
    key: countedCamps(look) > commandosInHand(look) ? 'ending.surrender' : 'ending.endurance',
  };
}

const heldObjectives = (look: Look): number =>
  look.box.objectives.filter((area) => empireControls(look, area)).length;

const objectiveLine = (look: Look) => ({
  key: 'prospect.empire.early',
  values: {
    held: heldObjectives(look),
    of: look.box.objectives.length,
    annexed: hasFlag(look, 'annexation'),
  },
});

const fallenCities = ({ state, box }: Look): number =>
  box.cities.filter((city) => at(state.fallen, city) === 1).length;

const cityLine = (look: Look) => ({
  key: look.state.turn === 1 ? 'prospect.boers.first' : 'prospect.boers.second',
  values: {
    fallen: fallenCities(look),
    of: look.box.cities.length,
    prestige: look.state.prestige,
    missing: look.box.objectives.length - heldObjectives(look),
  },
});

const campLine = (look: Look, key: string) => ({
  key,
  values: {
    camps: countedCamps(look),
    commandos: commandosInHand(look),
    prestige: look.state.prestige,
  },
});

const objectives = (look: Look): Aim[] =>
  look.box.objectives.map((area) => ({
    text: { key: 'prospect.objective', values: { at: areaId(look, area) } },
    rule: '11B',
    reached: empireControls(look, area),
  }));

const annexation = (look: Look): Aim => ({
  text: { key: 'prospect.annexation' },
  rule: '11B',
  reached: hasFlag(look, 'annexation'),
});

/** 11E War Funds, while they last. */
const funds = ({ state }: Look): Aim[] =>
  state.funds < 0
    ? []
    : [
        {
          text: { key: 'prospect.funds', values: { funds: state.funds } },
          rule: '11E',
          reached: state.funds === 0,
        },
      ];

const camps = (look: Look): Aim => {
  const counted = countedCamps(look, isOn(look, 'campCapOnSurrender'));
  const commandos = commandosInHand(look);
  return {
    text: {
      key: 'prospect.camps',
      values: {
        counted,
        commandos,
        onMap: total(look.state.camp),
        most: look.box.prestige.campFactor * look.state.prestige,
      },
    },
    rule: '11D',
    reached: counted > commandos,
  };
};

const cities = (look: Look): Aim[] =>
  look.box.cities.map((city) => ({
    text: { key: 'prospect.city', values: { at: areaId(look, city) } },
    rule: '11A',
    reached: at(look.state.fallen, city) === 1,
  }));

const prestige = ({ state }: Look): Aim => ({
  text: { key: 'prospect.prestige', values: { prestige: state.prestige } },
  rule: '11F',
  reached: state.prestige <= 0,
});

const missed = (look: Look): Aim => ({
  text: {
    key: 'prospect.missed',
    values: { held: heldObjectives(look), of: look.box.objectives.length },
  },
  rule: '11B',
  reached: !objectivesMet(look),
});

const endurance = (look: Look): Aim => ({
  text: {
    key: 'prospect.endurance',
    values: { commandos: commandosInHand(look), camps: countedCamps(look) },
  },
  rule: '11G',
  reached: countedCamps(look) <= commandosInHand(look),
});
