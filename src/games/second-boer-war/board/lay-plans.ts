/** A whole hand laid with one stroke: as suggested, or with the weight somewhere else. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { at } from '../../../kernel/lists.ts';
import { game } from '../game.ts';
import { layCard } from '../opponent/tactics.ts';
import { cardOf } from '../queries.ts';
import { fightOf, sideIndex, worth } from '../rules/08-forces.ts';
import { BATTLE, ZONES, type Zone } from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import { titleOf } from './titles.ts';
import type { Plan, Question } from './types.ts';

type Asked = Question<'lay'>;
type Laid = Choice<'lay'>;

/** Lays on, place by place, until the row or the hand is laid. */
const layOn = (asked: Asked, next: (ahead: Asked) => Offer<'lay'> | null | undefined): Choice[] =>
  lookAhead(game.rules, asked, (ahead) => (ahead.decision === 'lay' ? next(ahead) : null));

const suggested = ({ view, box, side, about, choices }: Asked): Offer<'lay'> | null =>
  layCard({ state: view, box }, sideIndex(side), about.row, choices);

const isLaid = (choice: Choice): choice is Laid => choice.do === 'lay';

/** Which cards lie in a zone. */
const inZone = (choices: readonly Choice[], zone: Zone): Laid[] =>
  choices.filter(isLaid).filter(({ to }) => to === zone);

/** What a zone is worth, as a first guess. */
function weight({ view, box, side }: Asked, laid: readonly Laid[]): number {
  const look = { state: view, box };
  const fight = fightOf(look);
  return laid.reduce(
    (sum, { piece }) => sum + worth(look, fight, sideIndex(side), cardOf(look, piece)),
    0,
  );
}

/** A 47 Equal cards are offered once, whichever of them is meant. */
function alike({ view, box }: Asked, a: string, b: string): boolean {
  const like = (id: string): number => at(box.likeness, cardOf({ state: view, box }, id));
  return like(a) === like(b);
}

/** The same cards, with those of two zones exchanged. */
function exchanged(asked: Asked, choices: readonly Choice[], a: Zone, b: Zone): Choice[] {
  const turned = (zone: Zone): Zone => (zone === a ? b : zone === b ? a : zone);
  const left = new Map(ZONES.map((zone) => [zone, inZone(choices, turned(zone))]));
  return layOn(asked, (ahead) => {
    const card = left.get(ahead.about.zone)?.shift();
    if (!card) return ahead.choices.find((one) => one.do === 'leave');
    return ahead.choices.find((one) => isLaid(one) && alike(asked, one.piece, card.piece));
  });
}

const isWhole = (choices: readonly Choice[], of: readonly Choice[]): boolean =>
  choices.filter(isLaid).length === of.filter(isLaid).length;

/** The cards zone by zone: `Left: Guards, Artillery; centre: …`. */
export function said({ speech }: Question, choices: readonly Choice[]): string {
  const own = boardSpeech(speech.language);
  const { say } = own;
  const zones = ZONES.flatMap((zone) => {
    const cards = inZone(choices, zone).map(({ piece }) => titleOf(piece, speech, own));
    return cards.length > 0 ? [`${say(`fight.zone.${zone}`)}: ${cards.join(', ')}`] : [];
  });
  return zones.join('; ');
}

/** 8N, 8P, 8Q, 9K All places that are to be filled now; where it matters, in each of the zones. */
export function layPlans(asked: Asked): Plan[] {
  const { view, speech } = asked;
  const { say } = boardSpeech(speech.language);
  const choices = layOn(asked, suggested);
  if (choices.length < 2) return [];
  const first: Plan = {
    id: 'lay',
    label: say('plan.lay', { n: choices.length }),
    note: said(asked, choices),
    choices,
  };
  // 9N In a skirmish only the sum counts; a row that was begun by hand goes on as suggested.
  if (view.fight?.kind !== BATTLE || asked.about.zone !== ZONES[0]) return [first];
  const weights = ZONES.map((zone) => weight(asked, inZone(choices, zone)));
  const two = choices.length > ZONES.length;
  // Six cards: which zone is left weak; three: which is the strongest.
  const mark = at(ZONES, weights.indexOf(two ? Math.min(...weights) : Math.max(...weights)));
  const others = ZONES.filter((zone) => zone !== mark).map((zone): Plan => {
    const row = exchanged(asked, choices, mark, zone);
    const key = two ? 'plan.lay.weak' : 'plan.lay.strong';
    return {
      id: `lay-${zone}`,
      label: say(`${key}.${zone}`),
      note: said(asked, row),
      choices: row,
    };
  });
  return [first, ...others.filter((plan) => isWhole(plan.choices, choices))];
}
