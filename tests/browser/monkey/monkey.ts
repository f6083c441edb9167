import { Buffer } from 'node:buffer';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { AnyGame } from '../../../src/kernel/face.ts';
import { randomOf } from '../../../src/kernel/inspect.ts';
import { levelsOf, PERSON } from '../../../src/table/seats.ts';
import { playInNode } from '../node-match.ts';
import { whyNotTheSame } from './audit.ts';
import { type Able, DEEDS, type MonkeyDeed } from './deeds.ts';
import { Hands, type Spot, targetOf } from './hands.ts';
import { keptMatch, type Sight, see, type Waiting } from './sight.ts';

export interface MonkeyTerms {
  readonly game: AnyGame;
  /** Left out: one after the other. */
  readonly scenario?: string;
  readonly seed: string;
  /** Which of several players with this seed. */
  readonly stretch: number;
  readonly actions: number;
  readonly byFinger: boolean;
  /** Milliseconds in which nothing happens after which a page is taken to be stuck. */
  readonly patience: number;
  readonly says?: (line: string) => void;
}

/** How often it did what. */
export type Tally = Map<string, number>;

/** What a random player found. */
export class Found extends Error {
  readonly action: number;
  readonly match: string | null;
  readonly picture: Buffer | null;

  constructor(message: string, action: number, match: string | null, picture: Buffer | null) {
    super(message);
    this.action = action;
    this.match = match;
    this.picture = picture;
  }
}

/** After so many actions what is kept is compared with what is shown. */
const AUDIT = 40;
/** For so many actions the processor is slow, or the network gone. */
const A_WHILE = 12;
/** How often a button is pressed that does not go away. */
const PRESSES = 3;
/** One action in so many is not waited for. */
const HASTE = 9;
/** So many answers in a row that change nothing at all are no accident. */
const IN_VAIN = 60;
/** How far a match is played before it is put on the table. */
const AT_MOST = 800;
/** What browsers say of themselves when the network is gone. */
const NETWORK = /net::ERR_|Failed to fetch|Failed to load resource|dynamically imported module/;

/** The name of the match at an address. */
const matchIn = (url: string): string => /\/match\/([^/?#]+)/.exec(url)?.[1] ?? '';

/** A player without sense: does anything that can be done to the page, and looks at what comes of it. */
export class Monkey implements Able {
  readonly tally: Tally = new Map();
  private readonly context: BrowserContext;
  private readonly terms: MonkeyTerms;
  private readonly random: (below: number) => number;
  private readonly done: string[] = [];
  private troubles: string[] = [];
  private page: Page;
  private hands: Hands;
  private sight: Sight | null = null;
  private matches: number;
  /** The match on the table, as it was begun. */
  private begun = '';
  /** Matches that machines play among themselves: nobody is asked there. */
  private readonly watched = new Set<string>();
  private inVain = 0;
  private slowed: { readonly devtools: CDPSession; readonly until: number } | null = null;
  private offlineUntil: number | null = null;
  private dark = false;

  constructor(context: BrowserContext, page: Page, terms: MonkeyTerms) {
    this.context = context;
    this.page = page;
    this.terms = terms;
    const { game, seed, stretch } = terms;
    this.random = randomOf(`${game.rules.id} ${seed} ${stretch}`);
    this.matches = stretch;
    this.hands = new Hands(page, terms.byFinger);
    this.watch(page);
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.random(list.length)] as T;
  }

  private watch(page: Page): void {
    const note = (text: string): void => {
      if (this.offlineUntil === null || !NETWORK.test(text)) this.troubles.push(text);
    };
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('crash', () => note('the page crashed'));
    page.on('dialog', (dialog) => void dialog.dismiss());
  }

  /** Plays; throws what it `Found`. */
  async play(): Promise<void> {
    await this.attempt({ name: 'begin', act: () => this.begin() }, 0);
    for (let nth = 1; nth <= this.terms.actions; nth++) {
      const deed = this.choose();
      await this.attempt(deed, nth);
      this.tally.set(deed.name, (this.tally.get(deed.name) ?? 0) + 1);
      if (nth % AUDIT === 0 || nth === this.terms.actions) await this.audit();
    }
  }

  private choose(): MonkeyDeed {
    const { sight } = this;
    const possible = DEEDS.filter(({ when }) => sight && when(sight));
    const all = possible.reduce((sum, { weight }) => sum + weight, 0);
    let lot = (this.random(1_000_000) / 1_000_000) * all;
    for (const deed of possible) {
      lot -= deed.weight;
      if (lot < 0) return deed;
    }
    return possible[0] as MonkeyDeed;
  }

  /** Does something, waits until the page has settled, and looks whether all is well. */
  private async attempt(deed: Pick<MonkeyDeed, 'name' | 'act'>, nth: number): Promise<void> {
    this.done.push(`${nth}. ${deed.name}`);
    try {
      const words = await deed.act(this);
      this.done[this.done.length - 1] += `: ${words}`;
      this.terms.says?.(this.done.at(-1) ?? '');
      await this.recover(nth);
      const hasty = this.random(HASTE) === 0;
      const before = this.sight;
      const sight = await this.look(hasty ? 'now' : undefined);
      this.troubles.push(...sight.wrong);
      this.countVain(deed.name, before, sight);
    } catch (error) {
      this.troubles.push(error instanceof Error ? error.message : String(error));
    }
    if (this.troubles.length > 0) await this.tell();
  }

  private get watching(): boolean {
    return this.watched.has(matchIn(this.page.url()));
  }

  private async look(until?: Waiting['until']): Promise<Sight> {
    const usual = this.watching ? 'done' : 'asked';
    this.sight = await see(this.page, {
      patience: this.terms.patience,
      until: until ?? usual,
    });
    return this.sight;
  }

  /** A table on which answers change nothing is stuck. */
  private countVain(name: string, before: Sight | null, { state, stamp }: Sight): void {
    if (state !== 'asked' || stamp !== before?.stamp) this.inVain = 0;
    else if (name === 'answer') this.inVain += 1;
    if (this.inVain === IN_VAIN) this.troubles.push(`${IN_VAIN} answers in a row changed nothing`);
  }

  private async tell(): Promise<never> {
    const { game, scenario, seed, stretch } = this.terms;
    const action = this.done.length - 1;
    const again = [
      `npm run monkey -- ${game.rules.id} --seed ${seed} --stretch ${stretch}`,
      scenario && `--scenario ${scenario}`,
      `--actions ${action}`,
    ];
    if (!this.context.browser()?.isConnected())
      this.troubles.push('the browser itself has ended: that is nothing the page did');
    const match = await this.kept().catch(() => null);
    const picture = await this.page.screenshot({ timeout: 10_000 }).catch(() => null);
    throw new Found(
      [
        ...new Set(this.troubles),
        '',
        `In the match ${this.begun}, at action ${action}. The last things it did:`,
        ...this.done.slice(-15).map((line) => `  ${line}`),
        `Again: ${again.filter(Boolean).join(' ')}`,
      ].join('\n'),
      action,
      match,
      picture,
    );
  }

  // ------------------------------------------------------------------ what it checks

  private async kept(): Promise<string | null> {
    const match = this.sight?.match ?? null;
    return match === null ? null : keptMatch(this.page, match);
  }

  /** What is kept can be played through, and is what the page shows. */
  private async audit(): Promise<void> {
    try {
      const { screen, hash } = await this.look();
      if (screen === 'other' || screen === 'elsewhere') return;
      const kept = await this.kept();
      if (kept === null) this.troubles.push('the match on the table is not kept');
      else this.troubles.push(...whyNotTheSame(this.terms.game, kept, this.watching ? '' : hash));
    } catch (error) {
      this.troubles.push(error instanceof Error ? error.message : String(error));
    }
    if (this.troubles.length > 0) await this.tell();
  }

  // ------------------------------------------------------------------ matches

  /** Another match: a new one from the page of the game, or one in its midst from a file. */
  async begin(): Promise<string> {
    await this.recover(Number.POSITIVE_INFINITY);
    const { terms } = this;
    const { rules } = terms.game;
    const scenarios = rules.scenarios.map(({ id }) => id);
    const scenario = terms.scenario ?? scenarios[this.matches % scenarios.length] ?? '';
    const inMidst = this.random(2) === 0;
    this.matches += 1;
    const seats = this.someSeats();
    const who = Object.values(seats).join(' against ');
    this.begun = `${scenario}, ${who}`;
    await (inMidst ? this.openFile(scenario, seats) : this.startMatch(scenario, seats));
    await this.page.locator('div.table, .hand-over').first().waitFor({ timeout: terms.patience });
    if (!Object.values(seats).includes(PERSON)) this.watched.add(matchIn(this.page.url()));
    return this.begun;
  }

  /** People and the quicker machines; now and then nobody but machines. */
  private someSeats(): Record<string, string> {
    const { game } = this.terms;
    const { sides } = game.rules;
    const among = this.random(12) === 0;
    const person = sides[this.random(sides.length)];
    return Object.fromEntries(
      sides.map((side) => {
        const machines = levelsOf(game, side).slice(0, 2);
        const others = among ? machines : [PERSON, PERSON, ...machines];
        return [side, side === person && !among ? PERSON : this.oneOf(others)];
      }),
    );
  }

  private async startMatch(scenario: string, seats: Record<string, string>): Promise<void> {
    const { page, terms } = this;
    await page.goto(`/games/${terms.game.rules.id}`);
    await page.locator('form .primary').waitFor({ timeout: terms.patience });
    await page.locator(`input[name=scenario][value="${scenario}"]`).check();
    const fields = await page.locator('fieldset select.field').all();
    for (const [nth, field] of fields.entries())
      await field.selectOption(Object.values(seats)[nth] ?? PERSON);
    const switches = page.locator('form details input[type=checkbox]');
    if (this.random(3) === 0 && (await switches.count()) > 0) {
      await page.locator('form details summary').last().click();
      const one = this.random(await switches.count());
      await switches.nth(one).click();
      this.begun += `, option ${one + 1}`;
      await page.locator('form .primary').click();
      // What cannot be laid out is said beside its option.
      const refused = page.locator('form [role=alert]').first();
      await refused.or(page.locator('div.table, .hand-over').first()).waitFor();
      if (!(await refused.isVisible())) return;
      await switches.nth(one).click();
    }
    await page.locator('form .primary').click();
  }

  private async openFile(scenario: string, seats: Record<string, string>): Promise<void> {
    const { page, terms } = this;
    const far = this.random(AT_MOST);
    const { file } = await playInNode({
      game: terms.game.rules.id,
      scenario,
      seats,
      seed: `${terms.seed} ${terms.stretch} ${this.matches}`,
      until: (_, __, made) => made >= far,
    });
    this.begun += `, after ${file.deeds.length} deeds`;
    await page.goto('/');
    const choosing = page.waitForEvent('filechooser');
    await page.locator('.cta button').click();
    const buffer = Buffer.from(JSON.stringify(file));
    const choice = { name: 'match.json', mimeType: 'application/json', buffer };
    await (await choosing).setFiles(choice);
    await page.waitForURL('**/match/**', { timeout: terms.patience });
  }

  /** By way of the front page, as somebody would who was led astray. */
  async returnToMatch(): Promise<string> {
    await this.page.goto('/');
    const link = this.page.locator('a[href^="/match/"]').first();
    await this.look('done');
    if (!(await link.isVisible())) return this.begin();
    await link.click();
    return 'to the first in the list';
  }

  // ------------------------------------------------------------------ what it does

  async press(css: string): Promise<string> {
    const target = await targetOf(this.page, css, this.random(100_000));
    if (target) await this.hands.point(target);
    return target?.name ?? 'nothing there';
  }

  async hover(css: string): Promise<string> {
    const target = await targetOf(this.page, css, this.random(100_000));
    if (target) await this.hands.hover(target);
    return target?.name ?? 'nothing there';
  }

  /** Uses whatever control it meets. */
  async use(css: string): Promise<string> {
    const target = await targetOf(this.page, css, this.random(100_000));
    if (!target) return 'nothing there';
    const control = this.page.locator(css).nth(target.at);
    const timeout = this.terms.patience;
    if (target.kind === 'select') {
      const options = await control.locator('option').count();
      if (options === 0) return 'nothing there';
      const index = this.random(options);
      try {
        await control.selectOption({ index }, { timeout, force: true });
      } catch (error) {
        // A dialog that came up meanwhile has controls of its own, and a screen that was left has none.
        if (String(error).includes('not a <select>')) return 'another thing stands there now';
        if ((await control.count()) === 0) return 'it is gone';
        throw error;
      }
    } else if (target.kind === 'search' || target.kind === 'text')
      await control.fill(this.oneOf(['a', 'march', '4.1', '']), { timeout, force: true });
    else if (target.kind === 'range')
      await control.press(this.oneOf(['Home', 'End', 'ArrowRight', 'PageUp']), { timeout });
    else await this.hands.point(target);
    return `${target.kind} ${target.name}`;
  }

  async key(keys: readonly string[]): Promise<string> {
    const key = this.oneOf(keys);
    await this.page.keyboard.press(key);
    return key;
  }

  async drag(from: string, to: string): Promise<string> {
    const b = await targetOf(this.page, to, this.random(100_000));
    const a = await targetOf(this.page, from, this.random(100_000));
    if (!a || !b) return 'nothing there';
    await this.hands.drag(a, b);
    return `${a.name} to ${b.name}`;
  }

  private get size(): { readonly width: number; readonly height: number } {
    return this.page.viewportSize() ?? { width: 800, height: 600 };
  }

  private spot(beyond = 0): Spot {
    const { width, height } = this.size;
    const x = this.random(width + 2 * beyond) - beyond;
    return { x, y: this.random(height + 2 * beyond) - beyond };
  }

  /** Also beyond the edge of the window. */
  async pan(): Promise<string> {
    const [from, to] = [this.spot(), this.spot(60)];
    await this.hands.drag(from, to);
    return `${from.x},${from.y} to ${to.x},${to.y}`;
  }

  async zoom(): Promise<string> {
    const spot = this.spot();
    if (this.terms.byFinger) {
      const apart = this.oneOf([20, 80]);
      await this.hands.pinch(spot, apart, 100 - apart);
      return `pinch ${apart}`;
    }
    const by = this.oneOf([-600, -200, 200, 600, 3000]);
    await this.page.mouse.move(spot.x, spot.y);
    await this.page.mouse.wheel(0, by);
    return `wheel ${by}`;
  }

  async scroll(css: string): Promise<string> {
    const by = this.oneOf([-5000, -300, 300, 5000]);
    await this.page.evaluate(([selector, y]) => document.querySelector(selector)?.scrollBy(0, y), [
      css,
      by,
    ] as const);
    return String(by);
  }

  async resize(size: { readonly width: number; readonly height: number }): Promise<string> {
    await this.page.setViewportSize(size);
    return `${size.width} by ${size.height}`;
  }

  /** As a phone is turned. */
  turn(): Promise<string> {
    const { width, height } = this.size;
    return this.resize({ width: height, height: width });
  }

  /** Night falls, or day breaks. */
  async light(): Promise<string> {
    this.dark = !this.dark;
    const colorScheme = this.dark ? 'dark' : 'light';
    await this.page.emulateMedia({ colorScheme });
    return colorScheme;
  }

  /** A reload finds the match where it was. */
  async reload(): Promise<string> {
    const { hash, match } = await this.look();
    const count = (text: string | null): number =>
      text === null ? -1 : (JSON.parse(text) as { deeds: unknown[] }).deeds.length;
    const before = count(await this.kept());
    await this.page.reload();
    const after = await this.look();
    const now = count(await this.kept());
    if (now < before || after.match !== match)
      throw new Error(`a reload lost deeds: ${before} before, ${now} after`);
    if (now === before && hash !== '' && after.hash !== '' && after.hash !== hash && !this.watching)
      throw new Error('after a reload the same match looks different');
    return `${now} deeds`;
  }

  async back(): Promise<string> {
    await this.page.goBack({ timeout: this.terms.patience, waitUntil: 'commit' });
    return this.page.url();
  }

  /** Plays on in another tab, and then there, or here again. */
  async secondTab(answers: string): Promise<string> {
    const other = await this.context.newPage();
    this.watch(other);
    await other.goto(this.page.url());
    const first = this.page;
    this.enter(other);
    await this.look();
    for (let n = this.random(3); n > 0; n--) {
      await this.press(answers);
      await this.look();
    }
    if (this.random(2) === 0) {
      await first.close();
      return 'and stays there';
    }
    this.enter(first);
    await first.bringToFront();
    // It hears of the other one by and by.
    await first.locator('.elsewhere').waitFor({ timeout: this.terms.patience });
    const presses = await this.pressUntilGone('.elsewhere .btn.primary');
    await other.close();
    return presses === 1 ? 'and back' : `and back, after ${presses} presses`;
  }

  /** Presses again where nothing came of it, as people do; says how often, and what arrived if in vain. */
  private async pressUntilGone(css: string): Promise<number> {
    const { page } = this;
    const events = ['pointerdown', 'pointerup', 'pointercancel', 'click'];
    await page.evaluate((names) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const note = ({ type, target }: Event) =>
        heard.push(`${type} ${target instanceof Element ? target.className : 'elsewhere'}`);
      for (const name of names) window.addEventListener(name, note, true);
    }, events);
    for (let presses = 1; ; presses++) {
      await this.press(css);
      const gone = page.locator(css).waitFor({
        state: 'detached',
        timeout: this.terms.patience / PRESSES,
      });
      try {
        await gone;
        return presses;
      } catch (error) {
        if (presses < PRESSES) continue;
        const heard = await page.evaluate(() => Reflect.get(window, 'heard'));
        throw new Error(`pressed in vain, and heard ${JSON.stringify(heard)}`, { cause: error });
      }
    }
  }

  private enter(page: Page): void {
    this.page = page;
    this.hands = new Hands(page, this.terms.byFinger);
  }

  async slowDown(): Promise<string> {
    if (this.slowed) return 'still';
    const devtools = await this.context.newCDPSession(this.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    this.slowed = { devtools, until: this.done.length + A_WHILE };
    return 'four times';
  }

  async goOffline(): Promise<string> {
    await this.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active && active.state !== 'activated')
        await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
    });
    this.offlineUntil = this.done.length + A_WHILE;
    await this.context.setOffline(true);
    return 'for a while';
  }

  /** Slowness and silence pass. */
  private async recover(nth: number): Promise<void> {
    if (this.slowed && nth >= this.slowed.until) {
      const { devtools } = this.slowed;
      this.slowed = null;
      // The tab may be closed by now.
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 }).catch(() => {});
      await devtools.detach().catch(() => {});
    }
    if (this.offlineUntil !== null && nth >= this.offlineUntil) {
      await this.context.setOffline(false);
      // What failed while it was away may be told a little later.
      await this.page.evaluate(() => new Promise((done) => setTimeout(done)));
      this.offlineUntil = null;
    }
  }
}
