import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, enemyOf, sideName } from '../box.ts';
import {
  areaId,
  areaOf,
  cardId,
  cardOf,
  drawCard,
  hasFlag,
  isBritish,
  isOn,
  leaderId,
} from '../queries.ts';
import { type Look, NONE, SCORCHED } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { stops } from './05-movement.ts';
import { laidCards, retreatOf, zoneStrength } from './08-battle.ts';
import { fightOf, oneOfEach, withEqual } from './08-forces.ts';
import { loseCard } from './08-results.ts';

/** Strength of a side over the whole field (9N). */
const fieldStrength = (look: Look, side: number): number =>
  zoneStrength(look, side, 0) + zoneStrength(look, side, 1) + zoneStrength(look, side, 2);

/** 9N–9R The sums decide; no card is lost. */
export const judgeSkirmish = step('judgeSkirmish', (war) => {
  const { state } = war;
  const fight = fightOf(war);
  const empire = fieldStrength(war, EMPIRE);
  const boers = fieldStrength(war, BOERS);
  if (empire !== boers) fight.winner = empire > boers ? EMPIRE : BOERS;
  war.tell({ type: 'sumsCompared', rule: '9N', empire, boers });
  // 7.0.f-g: after every raid, whatever came of it.
  if (fight.raid && hasFlag(war, 'stormjaag') && laidCards(fight, EMPIRE).length > 0)
    war.next('stormjaag');
  war.next('closeFight');
  if (fight.winner === NONE) {
    war.tell({ type: 'tie', rule: '9O' });
    return;
  }
  const loser = enemyOf(fight.winner);
  state.won[fight.winner] = at(state.won, fight.winner) + 1;
  war.tell({ type: 'skirmishWon', rule: '9N', side: sideName(fight.winner) });
  if (fight.raid && loser === BOERS) state.mp = 0; // 7.0.f-f
  if (at(fight.leaders, loser) !== NONE) retreatOf(war, fight, loser);
  else takeBlockhouse(war, fight.area, fight.raid);
});

/** 6.0.d-e, 6.0.e-c The Blockhouse falls, and the camp with it. */
function takeBlockhouse(war: War, area: number, raid: boolean): void {
  if (raid) war.next('spoils', { piece: leaderId(war, war.state.mover), area: areaId(war, area) });
  else raze(war, area, false);
}

function raze(war: War, area: number, garrison: boolean): void {
  const { state } = war;
  state.burnt[area] = isBritish(war, area) ? 0 : SCORCHED;
  war.tell({ type: 'blockhouseLost', rule: '6.0.d-e', area: areaId(war, area) });
  if (at(state.camp, area) === 1) {
    state.camp[area] = 0;
    war.tell({ type: 'campLost', rule: '6.0.e-c', area: areaId(war, area) });
  }
  if (!garrison || at(state.garrison, area) === 0) return;
  state.garrison[area] = 0;
  war.tell({ type: 'garrisonLost', rule: '7.0.f-e', area: areaId(war, area) });
}

/** 7.0.f-e What a won raid on a Blockhouse takes away. */
export const spoils = decision('spoils', {
  side: sideName(BOERS),
  rule: '7.0.f-e',
  choices: (look, { area }) => {
    const found: Offer<'spoils'>[] = [{ do: 'razeAll' }];
    if (at(look.state.garrison, areaOf(look, area)) === 1) found.push({ do: 'razeBlockhouse' });
    found.push({ do: 'spare' });
    return found;
  },
  whyNot: () => refuse('7.0.f-e', 'noGarrison'),
  take: {
    spare: (war, { area }) => war.tell({ type: 'spared', rule: '7.0.f-e', area }),
    razeAll: (war, { area }) => raze(war, areaOf(war, area), true),
    razeBlockhouse: (war, { area }) => raze(war, areaOf(war, area), false),
  },
});

/** 7.0.f-g One card the British laid in the raid goes to the reinforcement deck. */
export const stormjaag = step('stormjaag', (war) => {
  if (!isOn(war, 'stormjaagRandom')) {
    war.next('discard');
    return;
  }
  const cards = laidCards(fightOf(war), EMPIRE);
  const card = at(cards, drawCard(war, 'stormjaag', cards));
  loseCard(war, EMPIRE, card, '7.0.f-g');
});

/** D 12 In the English wording the British choose. */
export const discard = decision('discard', {
  side: sideName(EMPIRE),
  rule: '7.0.f-g',
  choices: (look) =>
    oneOfEach(look.box, laidCards(fightOf(look), EMPIRE)).map(
      (card): Offer<'discard'> => ({ do: 'discard', piece: cardId(look, card) }),
    ),
  whyNot: () => refuse('7.0.f-g', 'notLaid'),
  equal: (look, _, tried) => withEqual(look, tried, laidCards(fightOf(look), EMPIRE)),
  take: {
    discard: (war, _, choice) => loseCard(war, EMPIRE, cardOf(war, choice.piece), '7.0.f-g'),
  },
});

/** 7.0.f-f, A 39 With nothing left that stopped him a raider is free to ride on. */
export const afterRaid = step('afterRaid', (war) => {
  const { state } = war;
  const area = at(state.leaderAt, state.mover);
  if (isOn(war, 'raidWinMovesOn') && !stops(war, state.mover, area)) state.halted = false;
});
