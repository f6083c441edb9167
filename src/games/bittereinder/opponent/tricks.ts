import { at } from '../../../kernel/lists.ts';
import type { TrickIdea } from '../../../kernel/trick.ts';
import { tricksOver } from '../../../kernel/trick.ts';
import type { Box } from '../box.ts';
import { paceOf, ways } from '../rules/07-land.ts';
import { areaOf, isBesieged, type Look, pieceOf, piecesIn, type State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';
import { around, EMPIRE, holds, isCapital, REPUBLICS, spreadFrom, strengthsOf } from './map.ts';
import { find, type Mind, offersOf } from './mind.ts';
import { breaker, homer, saver, veteran } from './opponents.ts';

type Idea = TrickIdea<State, Box, Bittereinder>;

/** How good it is for a piece to be somewhere, reckoned from what its side sees. */
type Wish = (look: Look) => (piece: number, area: number) => number;

/** What a march must be better than staying by. */
const LEAST = 0.3;

/** Every piece by itself, on the march to where the idea wants it; trains and ships as the Veteran's. */
const marching =
  (wish: Wish) =>
  (mind: Mind): Choice | undefined => {
    const { step } = mind.owed;
    if (step.step !== 'depart' && step.step !== 'column') return undefined;
    if (step.mode !== 'land') return undefined;
    const side = mind.side === 'empire' ? EMPIRE : REPUBLICS;
    const worth = wish(mind);
    if (step.step === 'depart') {
      const gains = offersOf(mind, 'from').map(
        (choice) => [choice, bestMarch(mind, side, areaOf(mind, choice.at), worth).gain] as const,
      );
      const [first] = gains.sort(([, a], [, b]) => b - a);
      return first && first[1] > LEAST ? first[0] : find(mind, (c) => c.do === 'done');
    }
    const [lead] = mind.state.column;
    if (lead === undefined) {
      const { piece } = bestMarch(mind, side, areaOf(mind, step.from), worth);
      return offersOf(mind, 'take').find((choice) => pieceOf(mind, choice.piece) === piece);
    }
    const ends = offersOf(mind, 'go').map(
      (choice) => [choice, worth(lead, areaOf(mind, choice.to))] as const,
    );
    return ends.sort(([, a], [, b]) => b - a)[0]?.[0];
  };

function bestMarch(
  look: Look,
  side: number,
  from: number,
  worth: (piece: number, area: number) => number,
): { piece: number; gain: number } {
  const { box, state } = look;
  let found = { piece: -1, gain: 0 };
  for (const piece of piecesIn(look, side, from)) {
    if (state.moved[piece] === 1 || at(state.army, piece) >= 0) continue;
    if (at(box.ma, piece) === 0 || isBesieged(state, piece)) continue;
    const stay = worth(piece, from);
    for (const { to } of ways(look, paceOf(look, side, [piece]), from)) {
      const gain = worth(piece, to) - stay;
      if (gain > found.gain) found = { piece, gain };
    }
  }
  return found;
}

/** Nearer to the nearest of some places. */
const towards =
  (places: (look: Look) => readonly number[]): Wish =>
  (look) => {
    const far = spreadFrom(look.box, places(look));
    return (_, area) => -(far[area] ?? 99);
  };

const areasWhere = (look: Look, test: (area: number) => boolean): number[] =>
  look.box.areaIds.flatMap((_, area) => (test(area) ? [area] : []));

/** Away from every column: the fewer of the enemy here and around, the better. */
const awayFrom =
  (side: 'empire' | 'republic'): Wish =>
  (look) => {
    const seen = strengthsOf(look);
    return (_, area) =>
      -2 * at(seen[side], area) -
      0.3 * around(look.box, seen[side], area, 1) -
      0.05 * around(look.box, seen[side], area, 2);
  };

const railway: Wish = (look) => {
  const seen = strengthsOf(look);
  const far = spreadFrom(look.box, look.box.railAreas);
  return (piece, area) => {
    const here = look.state.at[piece] === area ? at(look.box.cf, piece) : 0;
    return -(far[area] ?? 99) - 0.3 * Math.min(3, at(seen.republic, area) - here);
  };
};

const openTowns = (look: Look): number[] =>
  areasWhere(
    look,
    (area) =>
      holds(look, EMPIRE, area) &&
      at(look.state.empireIn, area) === 0 &&
      at(look.state.republicIn, area) === 0,
  );

const mosts = <C extends Choice & { readonly n: number }>(list: readonly C[]): C | undefined =>
  list.reduce<C | undefined>((a, b) => (a && a.n >= b.n ? a : b), undefined);

const strongest = (mind: Mind): Choice | undefined =>
  mosts([...offersOf(mind, 'commit'), ...offersOf(mind, 'band')]);

const weakest = (mind: Mind): Choice | undefined =>
  [...offersOf(mind, 'commit'), ...offersOf(mind, 'band')].reduce<
    Choice<'commit' | 'band'> | undefined
  >((a, b) => (a && (a.n > 0 || b.n === 0) && a.n <= Math.max(1, b.n) ? a : b), undefined);

const isAttack = (choice: Choice): boolean => choice.do === 'attack' || choice.do === 'some';
const anyAttack = (mind: Mind): Choice | undefined => offersOf(mind, 'attack')[0];

const REPUBLICAN: readonly Idea[] = [
  {
    id: 'evade',
    side: 'republics',
    idea: 'never attacks; everybody keeps away from every column',
    prefers: marching(awayFrom('empire')),
    refuses: isAttack,
  },
  { id: 'peace', side: 'republics', idea: 'never attacks', refuses: isAttack },
  {
    id: 'miser',
    side: 'republics',
    idea: 'never shows more than one point of strength',
    prefers: weakest,
  },
  {
    id: 'thrift',
    side: 'republics',
    idea: 'spends men rather than points',
    prefers: (mind) => (mind.owed.step.step === 'strength' ? saver.choose(mind) : undefined),
  },
  {
    id: 'break-out',
    side: 'republics',
    idea: 'closed in, one holds a guard and the others ride through',
    prefers: (mind) => breaker.choose(mind),
  },
  {
    id: 'hearth',
    side: 'republics',
    idea: 'a Kommando leaves its home only for much',
    prefers: (mind) => homer.choose(mind),
  },
  {
    id: 'rush',
    side: 'republics',
    idea: 'attacks whatever it can, with everything',
    prefers: (mind) => anyAttack(mind) ?? strongest(mind),
  },
  {
    id: 'home',
    side: 'republics',
    idea: 'nobody leaves his home',
    refuses: (choice) => choice.do === 'from' || choice.do === 'muster',
  },
  {
    id: 'railways',
    side: 'republics',
    idea: 'everybody sits down on the railways',
    prefers: marching(railway),
  },
  {
    id: 'towns',
    side: 'republics',
    idea: 'everybody makes for towns that nobody guards',
    prefers: marching(towards(openTowns)),
  },
  {
    id: 'laager',
    side: 'republics',
    idea: 'all Kommandos gather at Pretoria and stay there',
    prefers: marching(towards(({ box }) => [box.pretoria])),
  },
];

const BRITISH: readonly Idea[] = [
  { id: 'no-attack', side: 'empire', idea: 'never attacks', refuses: isAttack },
  {
    id: 'charge',
    side: 'empire',
    idea: 'attacks whatever it can',
    prefers: anyAttack,
  },
  {
    id: 'lines',
    side: 'empire',
    idea: 'nobody marches off the railways',
    prefers: marching(towards(({ box }) => box.railAreas)),
  },
  {
    id: 'capitals',
    side: 'empire',
    idea: 'everybody marches on the capitals and stays there',
    prefers: marching(
      towards((look) => {
        const open = areasWhere(look, (area) => isCapital(look.box, area));
        const left = open.filter((area) => !holds(look, EMPIRE, area));
        return left.length > 0 ? left : open;
      }),
    ),
  },
  {
    id: 'all-homes',
    side: 'empire',
    idea: 'everybody makes for the nearest home area that is not taken',
    prefers: marching(
      towards((look) =>
        areasWhere(look, (area) => at(look.box.homeOf, area) >= 0 && !holds(look, EMPIRE, area)),
      ),
    ),
  },
  {
    id: 'no-razing',
    side: 'empire',
    idea: 'razes nothing',
    refuses: (choice) => choice.do === 'raze',
  },
  {
    id: 'razing',
    side: 'empire',
    idea: 'razes whatever it can, whatever it costs',
    prefers: (mind) => offersOf(mind, 'raze')[0],
  },
  {
    id: 'no-blockhouses',
    side: 'empire',
    idea: 'builds no blockhouse',
    refuses: (choice) => choice.do === 'build',
  },
  {
    id: 'no-sieges',
    side: 'empire',
    idea: 'never lets itself be shut in',
    refuses: (choice) => choice.do === 'shutIn',
  },
];

/** Whoever plays the Empire or the Republics should lose to none of these. */
export const tricks = tricksOver(veteran, [...REPUBLICAN, ...BRITISH]);
