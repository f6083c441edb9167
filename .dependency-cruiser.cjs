// The layers of the house: web, server, cli, lab → table → games → kernel.
// What boards and page share to draw with is a layer of its own: web → games/*/board → boardkit → kernel.
// Tests and test helpers (*.test.ts, testing/) may use test libraries and Node anywhere.

const TESTS = '\\.test\\.ts$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel knows no game, no screen, no network, no disk.',
      severity: 'error',
      // Its tests are played out on the example game.
      from: { path: '^src/kernel/', pathNot: TESTS },
      to: { path: '^(src/(?!kernel/)|tests/|scripts/)' },
    },
    {
      name: 'kernel-needs-few-libraries',
      comment: 'What it takes from outside is pure computation: schemas, messages, hashes.',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: TESTS },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(zod|intl-messageformat|@noble/hashes)/',
      },
    },
    {
      name: 'game-knows-kernel-and-itself',
      comment: 'One folder is one game; a fifth game touches nothing of the other four.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: {
        path: '^(src|tests|scripts)/',
        pathNot: ['^src/kernel/', '^src/boardkit/', '^src/games/$1/'],
      },
    },
    {
      name: 'boardkit-knows-the-kernel-only',
      comment: 'What boards share to draw with knows no game and no page.',
      severity: 'error',
      from: { path: '^src/boardkit/' },
      to: { path: '^(src|tests|scripts)/', pathNot: ['^src/(kernel|boardkit)/'] },
    },
    {
      name: 'only-boards-draw',
      comment: 'Rules, data, texts and machines never touch what is drawn.',
      severity: 'error',
      from: {
        path: '^src/(games|table|lab|server|cli)/',
        pathNot: ['/board/', '^src/games/board-registry\\.ts$', TESTS],
      },
      to: { path: '^src/boardkit/' },
    },
    {
      name: 'rules-know-no-board',
      comment: 'Rules and data never import how a game is drawn or played by a machine.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/(rules|data)/', pathNot: TESTS },
      to: { path: '^src/games/$1/(board|opponent)/' },
    },
    {
      name: 'board-loads-lazily',
      comment:
        'Boards are found by their place (board-registry.ts), so the command never loads them.',
      severity: 'error',
      from: {
        path: '^src/games/',
        pathNot: ['^src/games/[^/]+/board/', TESTS],
      },
      to: { path: '^src/games/[^/]+/board/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'registries-import-games-only',
      severity: 'error',
      from: { path: '^src/games/[^/]+\\.ts$', pathNot: TESTS },
      to: { path: '^src/', pathNot: ['^src/kernel/', '^src/games/', '^src/boardkit/'] },
    },
    {
      name: 'table-above-games',
      comment: 'A table seats any game anywhere: it knows no page, no server, no command.',
      severity: 'error',
      from: { path: '^src/table/', pathNot: TESTS },
      to: { path: '^(src|tests|scripts)/', pathNot: ['^src/(kernel|table)/'] },
    },
    {
      name: 'platform-uses-the-registry',
      comment: 'Platform code reaches a game only through the registry.',
      severity: 'error',
      from: { path: '^src/(server|cli|table)/' },
      to: { path: '^src/games/', pathNot: '^src/games/registry\\.ts$' },
    },
    {
      name: 'lab-uses-the-registries',
      comment:
        'The lab also seats the tricks of a game, which nobody else loads, and asks about its puzzles again.',
      severity: 'error',
      from: { path: '^src/lab/' },
      to: { path: '^src/games/', pathNot: '^src/games/(trick-|puzzle-)?registry\\.ts$' },
    },
    {
      name: 'page-uses-the-registries',
      comment:
        'The page knows games only through their faces, their lazily loaded boards and lessons.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: {
        path: '^src/games/',
        pathNot: '^src/games/(board-|lesson-|puzzle-|example-)?registry\\.ts$',
      },
    },
    {
      name: 'page-is-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|cli)/' },
    },
    {
      name: 'server-is-no-page',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(web|cli)/' },
    },
    {
      name: 'command-is-no-page',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'lab-stands-apart',
      severity: 'error',
      from: { path: '^src/lab/' },
      to: { path: '^src/(web|server|cli)/' },
    },
    {
      name: 'rules-run-in-the-browser',
      comment: 'Kernel, games, table and page use nothing that only Node has.',
      severity: 'error',
      from: {
        path: '^src/(kernel|boardkit|games|table|web)/',
        // The scripts that print the sheets run at the drawing table, not in the page.
        pathNot: ['/board/make/', '^src/boardkit/(country/)?make/', TESTS],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'screen-code-stays-on-screen',
      comment: 'Only the page and the boards draw.',
      severity: 'error',
      from: {
        path: '^src/(kernel|games|table|lab|server|cli)/',
        pathNot: ['/board/', '^src/boardkit/', TESTS],
      },
      to: { path: 'node_modules/(svelte|idb|@fontsource[^/]*)/' },
    },
    {
      name: 'product-ignores-its-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: ['\\.test\\.ts$', '^tests/'] },
    },
    {
      name: 'no-circles',
      comment: 'No file imports itself in a roundabout way, not even for a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-modules',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.js', '.svelte', '.json', '.d.ts'],
    },
  },
};
