import { at } from '../../../kernel/lists.ts';
import type { Opponent, Thinking } from '../../../kernel/opponent.ts';
import { BOERS, type Box, DETACHED, EMPIRE, MAIN, SIDES, sideName } from '../box.ts';
import { imaginedFight, type Odds, roughOdds } from '../estimate.ts';
import {
  activeSide,
  areaOf,
  fullMovement,
  garrisonLeaderIn,
  isGuerrilla,
  leaderIn,
  leaderOf,
  total,
} from '../queries.ts';
import { BATTLE, BLOCKHOUSE, type Look, NONE, SKIRMISH, type State } from '../state.ts';
import type { Choice, CombatChoice, SecondBoerWar } from '../vocabulary.ts';
import { distance, nearest, roadsTo } from './ground.ts';
import { best, leaderWorth, tactics } from './tactics.ts';

/** The Recruit: a sound script. First things first, straight lines, no fight against the odds. */

const EVENTS = [
  'br-annexation',
  'br-roberts',
  'br-repression',
  'br-system',
  'br-africans',
  'br-mafeking',
  'br-scouts',
  'br-contingents',
  'bo-cyferfontein',
  'bo-stormjaag',
  'bo-hobhouse',
  'bo-blackweek',
  'bo-botha',
  'bo-dewet',
  'bo-prieska',
  'bo-krauze',
  'bo-smuts-robbery',
];

/** Where a leader should be going; NONE to stay. */
function goal(look: Look, leader: number): number {
  const { state, box } = look;
  const here = at(state.leaderAt, leader);
  const closest = (areas: readonly number[]): number =>
    best(areas, (area) => -distance(look, here, area)) ?? NONE;
  const all = box.areas.map((_, area) => area);
  if (at(box.leaderSide, leader) === EMPIRE) {
    const rising = revoltFor(look, leader);
    if (rising !== NONE) return rising;
    if (isGuerrilla(look)) {
      if (leader === box.campBuilder) return closest(all.filter((area) => campSite(look, area)));
      const boers = all.filter((area) => leaderIn(look, BOERS, area) !== NONE);
      return closest(boers);
    }
    const besieged = box.cities.filter((city) => at(state.siege, city) !== NONE);
    if (state.turn === 1 && besieged.length > 0) return closest(besieged);
    if (state.turn === 1) return NONE;
    const open = box.objectives.filter((area) => state.garrison[area] === 0);
    const held = (area: number) => (leaderIn(look, BOERS, area) === NONE ? 0 : 2);
    return best(open, (area) => -distance(look, here, area) - held(area)) ?? NONE;
  }
  if (state.turn === 1) {
    const open = box.cities.filter(
      (city) => garrisonLeaderIn(look, city) !== NONE && leaderIn(look, BOERS, city) === NONE,
    );
    return state.siege[here] !== NONE ? here : closest(open);
  }
  if (state.turn === 2) {
    const taken = box.objectives.filter(
      (area) => state.garrison[area] === 1 && leaderIn(look, EMPIRE, area) === NONE,
    );
    return at(box.kind, leader) === MAIN ? closest(box.objectives) : closest(taken);
  }
  const camps = all.filter(
    (area) => state.camp[area] === 1 && leaderIn(look, EMPIRE, area) === NONE,
  );
  return camps.length > 0 && nearest(look, BOERS, here) === 0 ? closest(camps) : NONE;
}

/** The Revolt this leader is the one to quell: from two on, the nearest goes who does not march. */
function revoltFor(look: Look, leader: number): number {
  const { state, box } = look;
  if (total(state.revolt) < 2) return NONE;
  const marcher = state.turn === 2 ? ablest(look) : NONE;
  if (leader === marcher) return NONE;
  const near = (other: number, area: number): number =>
    other === marcher || at(state.leaderAt, other) < 0
      ? 99
      : distance(look, at(state.leaderAt, other), area);
  for (let area = 0; area < box.areas.length; area++) {
    if (state.revolt[area] === 0 || leaderIn(look, BOERS, area) !== NONE) continue;
    if (at(box.field, EMPIRE).every((other) => near(leader, area) <= near(other, area)))
      return area;
  }
  return NONE;
}

/** The British leader who has the most in him. */
const ablest = (look: Look): number =>
  best(
    at(look.box.field, EMPIRE).filter((leader) => at(look.state.leaderAt, leader) >= 0),
    (leader) => leaderWorth(look, leader),
  ) ?? NONE;

/** A place where Kitchener could build soon. */
const campSite = ({ state, box }: Look, area: number): boolean =>
  state.camp[area] === 0 &&
  (at(box.areaSide, area) === EMPIRE ||
    (state.garrison[area] === 1 && state.burnt[area] === BLOCKHOUSE));

/** What an attack promises. */
function prospects(look: Look, choice: CombatChoice): Odds {
  const { state, box } = look;
  const side = at(box.leaderSide, state.mover);
  const target = 'with' in choice ? leaderOf(look, choice.with) : NONE;
  const battle = !isGuerrilla(look) && target !== NONE && at(box.kind, state.mover) !== DETACHED;
  return roughOdds(
    look,
    imaginedFight(look, side, state.mover, target, battle ? BATTLE : SKIRMISH),
  );
}

/** Fights are for good odds; on the way to Pretoria nobody waits for them. */
function worthFighting(look: Look, choice: CombatChoice, area: number): boolean {
  const { win, lose } = prospects(look, choice);
  const marches = look.state.turn === 2 && activeSide(look) === EMPIRE;
  return win > (marches && look.box.objectives.includes(area) ? lose : 0.5);
}

const BUILDS = [
  'camp',
  'quell',
  'garrison',
  'blockhouse',
  'scorch',
  'bombard',
  'besiege',
  'evict',
  'raise',
];

const isFight = (choice: Choice): choice is CombatChoice =>
  ['attack', 'raid', 'storm', 'raidBlockhouse'].includes(choice.do);

function deed(look: Look, choices: readonly Choice[]): Choice {
  const { state } = look;
  const leader = state.mover;
  const here = at(state.leaderAt, leader);
  for (const choice of choices)
    if (isFight(choice) && worthFighting(look, choice, here)) return choice;
  for (const verb of BUILDS) {
    const found = choices.find((choice) => choice.do === verb);
    if (found && worthBuilding(look, verb, leader)) return found;
  }
  const target = goal(look, leader);
  if (state.turn === 2 && target === here) {
    const dig = choices.find((choice) => choice.do === 'fortify');
    if (dig) return dig;
  }
  const stop = choices.find((choice) => choice.do === 'stop');
  if (target === NONE || target === here) return stop ?? at(choices, 0);
  const roads = roadsTo(look, leader, target);
  const step = best(
    choices.filter((choice) => choice.do === 'move'),
    (choice) => -at(roads, areaOf(look, choice.to)),
  );
  if (step && at(roads, areaOf(look, step.to)) < at(roads, here)) return step;
  return stop ?? step ?? at(choices, 0);
}

/** Blockhouses are Kitchener's business; other columns burn and garrison. */
function worthBuilding(look: Look, verb: string, leader: number): boolean {
  if (verb === 'blockhouse') return leader === look.box.campBuilder;
  if (verb === 'scorch') return isGuerrilla(look);
  return true;
}

type EventChoice = Choice<'play' | 'playAt'>;

const isEvent = (choice: Choice): choice is EventChoice =>
  choice.do === 'play' || choice.do === 'playAt';

/** A new leader comes on where he has the shortest way. */
const nearThe = (look: Look, choices: readonly EventChoice[]): EventChoice =>
  best(choices, (choice) =>
    choice.do === 'play'
      ? 0
      : -Math.min(
          ...look.box.objectives.map((area) => distance(look, areaOf(look, choice.to), area)),
        ),
  ) ?? at(choices, 0);

function action(
  look: Look,
  own: number,
  choices: readonly Choice[],
  random: (below: number) => number,
): Choice {
  const { state, box } = look;
  for (const id of EVENTS) {
    const found = choices.filter(isEvent).filter((choice) => choice.piece === id);
    if (found.length > 0)
      return own === EMPIRE ? nearThe(look, found) : at(found, random(found.length));
  }
  const reinforce = choices.find((choice) => choice.do === 'reinforce');
  if (reinforce && state.done === 0 && (state.deck.length > 4 || state.turn <= 2)) return reinforce;
  const revolt = choices.filter((choice) => choice.do === 'spreadRevolt');
  if (revolt.length > 0 && total(state.revolt) < box.count.revolt)
    return at(revolt, random(revolt.length));
  const reorganise = choices.find((choice) => choice.do === 'reorganise');
  if (reorganise && state.done === 0 && random(3) === 0) return reorganise;
  const urgent = best(
    choices.filter((choice) => choice.do === 'activate'),
    (choice) => urgency(look, own, leaderOf(look, choice.piece)) + random(100) / 100,
  );
  return urgent ?? choices.find((choice) => choice.do === 'pass') ?? at(choices, 0);
}

/** Whether he can walk in and leave a Garrison in one action. */
const takesNow = (look: Look, leader: number, target: number): boolean =>
  leaderIn(look, BOERS, target) === NONE &&
  look.box.objectives.includes(target) &&
  at(roadsTo(look, leader, target), at(look.state.leaderAt, leader)) < fullMovement(look, leader);

/** Who should act first. */
function urgency(look: Look, own: number, leader: number): number {
  const { state, box } = look;
  const here = at(state.leaderAt, leader);
  const target = goal(look, leader);
  let score = leaderWorth(look, leader);
  if (target === NONE) score -= 4;
  else if (target === here && own === EMPIRE)
    score -= 6; // he can only wait there
  else score -= Math.min(20, at(roadsTo(look, leader, target), here));
  if (own === BOERS && state.turn === 1 && state.siege[here] !== NONE)
    score += 4 + 2 * at(state.siege, here);
  if (own === EMPIRE && state.turn === 2 && target !== NONE && takesNow(look, leader, target))
    score += 4;
  if (leader === box.campBuilder && isGuerrilla(look)) score += 3;
  if (own === EMPIRE && revoltFor(look, leader) !== NONE) score += total(state.revolt) * 3;
  return score;
}

function choose({
  state,
  box,
  side,
  owed,
  choices,
  random,
}: Thinking<State, Box, SecondBoerWar>): Choice {
  const look: Look = { state, box };
  const own = (SIDES as readonly (string | null)[]).indexOf(side);
  if (owed.step.step === 'action') return action(look, own, choices, random);
  if (owed.step.step === 'deed') return deed(look, choices);
  return tactics(look, owed, choices) ?? at(choices, random(choices.length));
}

export const recruit: Opponent<State, Box, SecondBoerWar> = {
  level: 'recruit',
  sides: [sideName(0), sideName(1)],
  choose,
};
