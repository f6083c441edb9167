/** Orders with one stroke: a leader is dragged to his objective, or all go out as Buller gave them. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { at } from '../../../kernel/lists.ts';
import { game } from '../game.ts';
import { areaId, areaOf, brigadeOf, pieceId } from '../rules/01-pieces.ts';
import { ledBy, orderAreas } from '../rules/02-orders.ts';
import type { Choice } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

type Order = Choice<'order' | 'longOrder'>;

/** The order that this leader would get: Long's word is free and takes effect at once. */
function orderOf(
  { choices }: Pick<Question<'giveOrders'>, 'choices'>,
  leader: string,
): Order | undefined {
  const orders = choices.filter((choice): choice is Order => choice.do !== 'endOrders');
  const his = orders.filter(({ piece }) => piece === leader);
  return his.find((choice) => choice.do === 'longOrder') ?? his[0];
}

/** 2.3d A leader dragged to an area gets it for his objective. */
export function carry(
  asked: Question,
  _from: string | null,
  to: string,
  leader?: string,
): readonly Choice[] | null {
  if (asked.decision !== 'giveOrders' || leader === undefined) return null;
  const { view, box } = asked;
  const look = { state: view, box };
  const order = orderOf(asked, leader);
  if (!order) return null;
  const areas = orderAreas(look, ledBy(look, leader));
  const aim: Choice = { do: 'aim', piece: leader, to };
  // Where only one area is possible nobody is asked for it.
  return areas.length === 1 && areas[0] === areaOf(box, to) ? [order] : [order, aim];
}

/** 10.1a The orders that Buller gave on the eve of the battle, to all brigades that can still get them. */
export function orderPlans(asked: Question<'giveOrders'>): Plan[] {
  const { view, box, speech } = asked;
  if (view.turn !== 1) return [];
  const sent: string[] = [];
  const historical = (brigade: number): string => areaId(box, at(box.brigades, brigade).historical);
  const choices = lookAhead(game.rules, asked, (ahead) => {
    const look = { state: ahead.view, box };
    if (ahead.decision === 'aimOrder') {
      const to = historical(brigadeOf(box, ahead.about.brigade));
      return ahead.choices.find((choice) => choice.to === to);
    }
    if (ahead.decision !== 'giveOrders') return null;
    const next = box.brigades.findIndex(
      ({ leader, historical: area }, brigade) =>
        view.objective[brigade] !== area &&
        orderOf(ahead, pieceId(box, leader)) !== undefined &&
        orderAreas(look, brigade).includes(area),
    );
    const order =
      next < 0 ? undefined : orderOf(ahead, pieceId(box, at(box.brigades, next).leader));
    if (order) sent.push(`${speech.name(order.piece)} → ${speech.name(historical(next))}`);
    return order;
  });
  if (sent.length < 2) return [];
  const { say } = boardSpeech(speech.language);
  return [{ id: 'orders', label: say('plan.orders'), note: sent.join(', '), choices }];
}
