import type { Sight } from './sight.ts';

/** What a random player is able to do; each says in a few words what came of it. */
export interface Able {
  oneOf<T>(list: readonly T[]): T;
  press(css: string): Promise<string>;
  hover(css: string): Promise<string>;
  use(css: string): Promise<string>;
  key(keys: readonly string[]): Promise<string>;
  drag(from: string, to: string): Promise<string>;
  pan(): Promise<string>;
  zoom(): Promise<string>;
  scroll(css: string): Promise<string>;
  resize(size: { readonly width: number; readonly height: number }): Promise<string>;
  turn(): Promise<string>;
  light(): Promise<string>;
  reload(): Promise<string>;
  back(): Promise<string>;
  secondTab(answers: string): Promise<string>;
  slowDown(): Promise<string>;
  goOffline(): Promise<string>;
  begin(): Promise<string>;
  returnToMatch(): Promise<string>;
}

/** Something a random player does; says in a few words what it did. */
export interface MonkeyDeed {
  readonly name: string;
  /** How often, compared with the others. */
  readonly weight: number;
  readonly when: (sight: Sight) => boolean;
  act(monkey: Able): Promise<string>;
}

const ANSWERS =
  '.now-panel :is(.answer, .plan, .plain .btn, .aim .btn, .caution .btn, .hand-on, .bar .primary)';
const PIECES = '.live [data-piece]';
const PLACES = '.live [data-place]';
const CARDS = '.hand button, .on-stage button, .on-stage [data-piece], .on-stage [data-place]';
/** Whatever can be used in a dialog, but for what leaves the match. */
const IN_DIALOG =
  'dialog[open] :is(button, select, input, summary, a[href$="/replay"], a[href^="#"])';
const KEYS = [
  ...'123456789aeimnpqlvsghtk?+-0zzyrr'.split(''),
  'Enter',
  'Enter',
  'Escape',
  ' ',
  'Tab',
  'Shift+Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
];
const REPLAY_KEYS = [',', '.', ' ', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight', 'Tab', 'End'];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 800, height: 600 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
  { width: 412, height: 380 },
  { width: 1920, height: 500 },
];

const atTable = ({ screen, dialog }: Sight): boolean => screen === 'table' && !dialog;
const inDialog = ({ dialog }: Sight): boolean => dialog;
const inReplay = ({ screen, dialog }: Sight): boolean => screen === 'replay' && !dialog;
const handingOver = ({ screen }: Sight): boolean => screen === 'handOver';
const inReport = ({ screen }: Sight): boolean => screen === 'report';
const elsewhere = ({ screen }: Sight): boolean => screen === 'elsewhere';
const playing = ({ screen }: Sight): boolean =>
  screen === 'table' || screen === 'replay' || screen === 'handOver';
const outside = ({ screen }: Sight): boolean => screen === 'other';

const pressing = (css: string) => (monkey: Able) => monkey.press(css);
const using = (css: string) => (monkey: Able) => monkey.use(css);

export const DEEDS: readonly MonkeyDeed[] = [
  // At the table
  { name: 'answer', weight: 40, when: atTable, act: pressing(ANSWERS) },
  { name: 'panel', weight: 8, when: atTable, act: using('.now-panel :is(button, select, input)') },
  { name: 'take back', weight: 4, when: atTable, act: pressing('.now-panel .acts .btn') },
  { name: 'piece', weight: 8, when: atTable, act: pressing(PIECES) },
  { name: 'place', weight: 8, when: atTable, act: pressing(PLACES) },
  { name: 'card', weight: 4, when: atTable, act: pressing(CARDS) },
  { name: 'tray', weight: 3, when: atTable, act: pressing('.tray button') },
  { name: 'sheet', weight: 3, when: atTable, act: pressing('aside.sheet nav button, .grip') },
  { name: 'bar', weight: 2, when: atTable, act: pressing('header button') },
  { name: 'language', weight: 1.5, when: atTable, act: pressing('.lang button') },
  { name: 'light', weight: 1, when: playing, act: (monkey) => monkey.light() },
  { name: 'tools', weight: 2, when: atTable, act: pressing('.tools button') },
  { name: 'log', weight: 2, when: atTable, act: pressing('.log button, .log .rule-chip, summary') },
  { name: 'drag', weight: 5, when: atTable, act: (monkey) => monkey.drag(PIECES, PLACES) },
  { name: 'pan', weight: 2, when: atTable, act: (monkey) => monkey.pan() },
  { name: 'zoom', weight: 2, when: atTable, act: (monkey) => monkey.zoom() },
  {
    name: 'hover',
    weight: 4,
    when: atTable,
    act: (monkey) => monkey.hover(`${PIECES}, ${PLACES}, .answer, .log .line`),
  },
  {
    name: 'scroll',
    weight: 2,
    when: atTable,
    act: (monkey) => monkey.scroll('.log .roll, .content'),
  },
  { name: 'key', weight: 14, when: atTable, act: (monkey) => monkey.key(KEYS) },
  // In dialogs
  { name: 'dialog', weight: 30, when: inDialog, act: using(IN_DIALOG) },
  { name: 'close', weight: 20, when: inDialog, act: (monkey) => monkey.key(['Escape']) },
  // Between two people, and between two tabs
  { name: 'sit down', weight: 30, when: handingOver, act: pressing('.hand-over .btn.primary') },
  { name: 'go on here', weight: 30, when: elsewhere, act: pressing('.elsewhere .btn.primary') },
  // In a replay
  {
    name: 'replay',
    weight: 24,
    when: inReplay,
    act: using('.replay :is(button:not(:disabled), select, input, summary)'),
  },
  { name: 'replay key', weight: 10, when: inReplay, act: (monkey) => monkey.key(REPLAY_KEYS) },
  { name: 'replay map', weight: 4, when: inReplay, act: pressing(`${PIECES}, ${PLACES}`) },
  {
    name: 'replay scroll',
    weight: 4,
    when: inReplay,
    act: (monkey) => monkey.scroll('.log .roll'),
  },
  { name: 'leave replay', weight: 8, when: inReplay, act: pressing('.replay header a') },
  // In a report
  {
    name: 'report',
    weight: 10,
    when: inReport,
    act: using('.report :is(button:not(:disabled), select, summary)'),
  },
  { name: 'leave report', weight: 14, when: inReport, act: pressing('.report header a') },
  // With the page as a whole
  { name: 'watch again', weight: 1, when: atTable, act: pressing('a[href$="/replay"]') },
  { name: 'go back', weight: 0.7, when: playing, act: (monkey) => monkey.back() },
  { name: 'reload', weight: 0.8, when: playing, act: (monkey) => monkey.reload() },
  { name: 'second tab', weight: 0.5, when: atTable, act: (monkey) => monkey.secondTab(ANSWERS) },
  {
    name: 'window',
    weight: 2,
    when: playing,
    act: (monkey) => monkey.resize(monkey.oneOf(WINDOWS)),
  },
  { name: 'turn', weight: 1, when: playing, act: (monkey) => monkey.turn() },
  { name: 'slow', weight: 0.4, when: playing, act: (monkey) => monkey.slowDown() },
  { name: 'offline', weight: 0.4, when: playing, act: (monkey) => monkey.goOffline() },
  { name: 'new match', weight: 0.3, when: playing, act: (monkey) => monkey.begin() },
  { name: 'begin', weight: 1, when: outside, act: (monkey) => monkey.begin() },
  { name: 'return', weight: 1, when: outside, act: (monkey) => monkey.returnToMatch() },
  {
    name: 'wander',
    weight: 2,
    when: outside,
    act: using('a[href^="/"], summary, select, .lang button, input[type=checkbox]'),
  },
];
