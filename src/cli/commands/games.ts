import { REGISTRY, SHOWN } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type Speech, speech } from '../../kernel/text.ts';
import { saySide } from '../../table/saying.ts';
import { levelsOf } from '../../table/seats.ts';
import type { Command } from '../command.ts';
import { FINE, json, line } from '../io.ts';
import { LANGUAGE_OPTION, languageOf } from '../language.ts';

export const games: Command = {
  places: [],
  about: 'the games, their sides, scenarios, options and machine levels',
  options: {
    json: { about: 'as JSON' },
    all: { about: 'also the example games for authors' },
    language: LANGUAGE_OPTION,
  },
  async run(io, args) {
    const language = languageOf(args);
    const listed = args.flag('all') ? REGISTRY : SHOWN;
    const faces = await Promise.all(listed.map(({ load }) => load()));
    const described = faces.map((game) => describe(game, speech(game.texts, language)));
    if (args.flag('json')) {
      json(io, { games: described });
      return FINE;
    }
    if (described.length === 0) line(io, 'no games yet; --all lists the examples for authors');
    for (const game of described) for (const text of lines(game)) line(io, text);
    return FINE;
  },
};

function describe(game: AnyGame, words: Speech) {
  const { rules, ledger, texts } = game;
  return {
    id: rules.id,
    title: words.say('title'),
    about: words.say('blurb'),
    sides: rules.sides.map((id) => ({ id, name: saySide(words, id) })),
    scenarios: rules.scenarios.map(({ id }) => ({
      id,
      name: words.say(`scenario.${id}`),
      about: words.has(`scenario.${id}.about`) ? words.say(`scenario.${id}.about`) : '',
    })),
    options: rules.options.map(({ id, rule, values }) => ({
      id,
      name: words.has(`option.${id}`) ? words.say(`option.${id}`) : id,
      rule,
      values,
    })),
    levels: Object.fromEntries(rules.sides.map((side) => [side, levelsOf(game, side)])),
    rules: ledger.rules.length,
    languages: Object.keys(texts),
  };
}

function lines(game: ReturnType<typeof describe>): string[] {
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => `${id} (${name})`).join(', ');
  return [
    `${game.id}: ${game.title}`,
    `  ${game.about}`,
    `  sides      ${named(game.sides)}`,
    `  scenarios  ${named(game.scenarios)}`,
    ...game.options.map(
      ({ id, rule, values, name }) => `  option     ${id}=${values.join('|')}  ${name} (${rule})`,
    ),
    ...Object.entries(game.levels).map(
      ([side, levels]) => `  machines   ${side}: ${levels.join(', ')}`,
    ),
    `  ledger     ${game.rules} rules`,
    '',
  ];
}
