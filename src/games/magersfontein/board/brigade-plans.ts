/** A brigade with one stroke: it holds, it fires, its units march as the last one did. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { at, cell } from '../../../kernel/lists.ts';
import { NONE } from '../box.ts';
import { game } from '../game.ts';
import { directionTo } from '../grid.ts';
import { expectedLoss, isFutile } from '../rules/10-fire.ts';
import { hexId, hexIndex, nameOf, type ReadonlyState, sideIndex, unitIndex } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

type Acting = Question<'act' | 'unit'>;

/** What one would want to think about: a unit of one's own was hit, broke or is gone. */
function pulseOf({ view, box, side }: Question): string {
  const own = [...box.sideOf.keys()].filter((unit) => box.sideOf[unit] === sideIndex(side));
  const state = (unit: number): string =>
    [view.loss, view.reduced, view.routed].map((list) => at(list, unit)).join('') +
    (at(view.hex, unit) < 0 ? 'x' : '');
  return [view.turn, view.active, ...own.map(state)].join(' ');
}

const actors = ({ choices }: Pick<Question<'act'>, 'choices'>): Choice<'act'>[] =>
  choices.filter((choice): choice is Choice<'act'> => choice.do === 'act');

/** The brigade does as it was ordered, and nobody who may still act does anything. */
export function holding(asked: Question<'independence' | 'act'>): Plan[] {
  let left = 0;
  const choices = lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'independence')
      return ahead.choices.find(({ do: verb }) => verb === 'obey');
    if (ahead.decision !== 'act' || ahead.view.active !== asked.view.active) return null;
    left = Math.max(left, actors(ahead).length);
    return ahead.choices.find(({ do: verb }) => verb === 'end' || verb === 'proceed');
  });
  if (choices.at(-1)?.do !== 'end' || left === 0) return [];
  const { say } = boardSpeech(asked.speech.language);
  const key = asked.decision === 'act' ? 'plan.hold' : 'plan.obeyAndHold';
  return [{ id: 'hold', label: say(key, { n: left }), choices, ends: true }];
}

/** The shots of the unit on the move that could hurt somebody, the most hurtful first. */
function shotsOf({ view, box, choices }: Question<'unit'>): Choice<'fire'>[] {
  const look = { state: view, box };
  const worth = ({ with: target }: Choice<'fire'>): number =>
    expectedLoss(look, view.mover, unitIndex(look, target));
  return choices
    .filter((choice): choice is Choice<'fire'> => choice.do === 'fire')
    .filter(({ with: target }) => {
      const other = unitIndex(look, target);
      return other !== NONE && !isFutile(look, view.mover, other);
    })
    .toSorted((a, b) => worth(b) - worth(a));
}

/** Units that may act and would then have this to do; each tried by the rules. */
function eager(
  asked: Question<'act'>,
  pick: (ahead: Question<'unit'>) => Choice | undefined,
): string[] {
  const found = actors(asked).filter((act) => {
    let does = false;
    lookAhead(game.rules, asked, (ahead) => {
      if (ahead.decision === 'act') return act;
      if (ahead.decision === 'unit') does = pick(ahead) !== undefined;
      return null;
    });
    return does;
  });
  return found.map(({ piece }) => piece);
}

/** One after the other does what `pick` finds for it, as long as it finds something, and is done. */
function doing(
  asked: Acting,
  pick: (ahead: Question<'unit'>) => Choice | undefined,
): { readonly choices: Choice[]; readonly units: readonly string[] } {
  // Whoever acts already goes on, and is done when there is nothing left for it.
  const acting = asked.decision === 'unit' ? [at(asked.box.units, asked.view.mover).id] : [];
  const now = asked.decision === 'unit' && pick(asked) ? acting : [];
  const others = asked.decision === 'act' ? eager(asked, pick) : [];
  const units = [...now, ...others];
  const begun = new Set(acting);
  const choices = lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'unit') {
      if (!begun.has(at(ahead.box.units, ahead.view.mover).id)) return null;
      return pick(ahead) ?? ahead.choices.find(({ do: verb }) => verb === 'done');
    }
    if (ahead.decision !== 'act') return null;
    const next = actors(ahead).find(({ piece }) => units.includes(piece) && !begun.has(piece));
    if (next) begun.add(next.piece);
    return next;
  });
  return { choices, units };
}

/** Everyone who can hurt somebody fires, each at what it hurts most. */
function allFire(asked: Acting): Plan[] {
  const { choices, units } = doing(asked, (ahead) => shotsOf(ahead)[0]);
  const isActing = asked.decision === 'unit';
  if (choices.length === 0 || (!isActing && units.length < 2)) return [];
  const { say } = boardSpeech(asked.speech.language);
  const label = say('plan.allFire', { n: units.length });
  return [{ id: 'all-fire', label, choices, pulse: pulseOf(asked), quiet: isActing }];
}

/** Everyone who has something to recover from does. */
function allRecover(asked: Acting): Plan[] {
  const { choices, units } = doing(asked, (ahead) =>
    ahead.choices.find(({ do: verb }) => verb === 'recover'),
  );
  const isActing = asked.decision === 'unit';
  if (choices.length === 0 || (!isActing && units.length === 0)) return [];
  const { speech } = asked;
  const label = boardSpeech(speech.language).say('plan.allRecover', { n: units.length });
  const note = units.map((unit) => speech.name(unit)).join(', ');
  // Whoever recovers has changed, and nothing comes between.
  const pulse = `${asked.view.turn} ${asked.view.active}`;
  return [{ id: 'all-recover', label, note, choices, pulse, quiet: isActing }];
}

/** Nobody answers what this unit does, or what anybody does in this activation, until one is hit. */
export function lettingPass(asked: Question<'react'>): Plan[] {
  const { view, box, speech, choices } = asked;
  const pass = choices.find((choice) => choice.do === 'pass');
  if (!pass || view.mover === NONE) return [];
  const { say } = boardSpeech(speech.language);
  const pulse = pulseOf(asked);
  const look = { state: view, box };
  const unit = speech.name(nameOf(look, view.mover));
  const plan = { choices: [pass], ends: true };
  return [
    {
      ...plan,
      id: 'let-pass',
      label: say('plan.letPass', { unit }),
      pulse: `${pulse} ${view.mover}`,
    },
    { ...plan, id: 'let-all-pass', label: say('plan.letAllPass'), pulse },
  ];
}

/** At whom each unit fired last. */
function lastTargets({ told }: Question): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { event } of told) if (event.type === 'fired') targets.set(event.piece, event.with);
  return targets;
}

/** The same targets as the last time, while they can be hit and hurt. */
function fireAgain(asked: Acting): Plan[] {
  const targets = lastTargets(asked);
  const { choices, units } = doing(asked, (ahead) =>
    shotsOf(ahead).find(({ piece, with: target }) => targets.get(piece) === target),
  );
  if (choices.length === 0) return [];
  const { speech } = asked;
  const { say } = boardSpeech(speech.language);
  const targetOf = (unit: string | undefined): string => speech.name(targets.get(unit ?? '') ?? '');
  const pulse = pulseOf(asked);
  const note = units.map((unit) => `${speech.name(unit)} → ${targetOf(unit)}`).join(', ');
  const label = say('plan.fireAgain', { n: units.length });
  if (asked.decision === 'act')
    return units.length === 0 ? [] : [{ id: 'fire-again', label, note, choices, pulse }];
  const goesOn: Plan = { id: 'fire-again', label, choices, pulse, quiet: true };
  if (units.length === 0) return [goesOn];
  const more = say('plan.fireOn', { target: targetOf(units[0]) });
  return [goesOn, { id: 'fire-on', label: more, choices, pulse }];
}

/** A march of this activation, as directions, and the hex it began in. */
interface March {
  readonly from: number;
  /** It left its column first. */
  readonly deployed: boolean;
  readonly directions: readonly number[];
}

/** How the last unit went; one that only went part of the way of another went the other's way. */
function lastMarch({ told, view, box }: Question): March | null {
  const look = { state: view, box };
  let march: March | null = null;
  let unit: { piece: string; from: number; deployed: boolean; directions: number[] } | null = null;
  const settle = (): void => {
    if (!unit || unit.directions.length === 0) return;
    const { from, deployed, directions } = unit;
    const isPart = march && directions.every((direction, i) => march?.directions[i] === direction);
    if (!isPart) march = { from, deployed, directions };
  };
  for (const { event } of told) {
    if (event.type === 'activated' || event.type === 'activationEnds') {
      march = null;
      unit = null;
    } else if (event.type === 'unitActs') {
      settle();
      unit = {
        piece: event.piece,
        from: hexIndex(look, event.at),
        deployed: false,
        directions: [],
      };
    } else if (event.type === 'deployed' && event.piece === unit?.piece) {
      unit.deployed = unit.directions.length === 0;
    } else if (event.type === 'moved' && event.piece === unit?.piece) {
      const direction = directionTo(box.grid, hexIndex(look, event.at), hexIndex(look, event.to));
      if (direction >= 0) unit.directions.push(direction);
    }
  }
  settle();
  return march;
}

/** The next step of the unit on the move along a march, if it may take it. */
function onward(
  { view, box, choices }: Question<'unit'>,
  { deployed, directions }: March,
): Choice<'move' | 'deploy'> | undefined {
  const deploy = choices.find((choice): choice is Choice<'deploy'> => choice.do === 'deploy');
  if (deployed && deploy) return deploy;
  const direction = directions[at(view.moved, view.mover)];
  if (direction === undefined) return undefined;
  const to = cell(box.grid.next, at(view.hex, view.mover) * 6 + direction);
  const hex = to < 0 ? '' : hexId({ state: view, box }, to);
  return choices.find(
    (choice): choice is Choice<'move'> => choice.do === 'move' && choice.to === hex,
  );
}

/** The units named, one after the other, march that way as far as they may. */
function followers(asked: Acting, march: March, units: readonly string[]): Choice[] {
  const begun = new Set(
    asked.decision === 'unit' ? [at(asked.box.units, asked.view.mover).id] : [],
  );
  return lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'unit') {
      if (!begun.has(at(ahead.box.units, ahead.view.mover).id)) return null;
      return onward(ahead, march) ?? ahead.choices.find(({ do: verb }) => verb === 'done');
    }
    if (ahead.decision !== 'act') return null;
    const next = actors(ahead).find(({ piece }) => units.includes(piece) && !begun.has(piece));
    if (next) begun.add(next.piece);
    return next;
  });
}

/** The others of the stack, or of the brigade, march as the last one did. */
function sameWay(asked: Acting): Plan[] {
  const march = lastMarch(asked);
  if (!march) return [];
  const { speech } = asked;
  const { say } = boardSpeech(speech.language);
  const pulse = pulseOf(asked);
  if (asked.decision === 'unit') {
    const choices = followers(asked, march, []);
    if (choices.length === 0) return [];
    const goesOn = { label: '', choices, pulse, quiet: true };
    return [
      { id: 'stack-follows', ...goesOn },
      { id: 'brigade-follows', ...goesOn },
    ];
  }
  const able = eager(asked, (ahead) => onward(ahead, march));
  const stack = able.filter((piece) => hexOf(asked, piece) === march.from);
  const planFor = (id: string, label: string, units: readonly string[]): Plan => {
    const note = units.map((unit) => speech.name(unit)).join(', ');
    return { id, label, note, choices: followers(asked, march, units), pulse };
  };
  const plans: Plan[] = [];
  if (stack.length > 0)
    plans.push(planFor('stack-follows', say('plan.stackFollows', { n: stack.length }), stack));
  if (able.length > stack.length)
    plans.push(planFor('brigade-follows', say('plan.brigadeFollows', { n: able.length }), able));
  return plans.filter(({ choices }) => choices.length > 0);
}

const hexOf = ({ view, box }: { view: ReadonlyState; box: Question['box'] }, piece: string) =>
  at(view.hex, unitIndex({ state: view, box }, piece));

export function brigadePlans(asked: Acting | Question<'independence'>): Plan[] {
  if (asked.decision === 'independence') return holding(asked);
  const plans = [...sameWay(asked), ...fireAgain(asked), ...allFire(asked), ...allRecover(asked)];
  return asked.decision === 'act' ? [...plans, ...holding(asked)] : plans;
}
