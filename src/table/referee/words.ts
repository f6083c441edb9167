import type { Language } from '../../kernel/text.ts';

/** What the referee itself says; everything about the game comes from the game's own texts. */
export interface Words {
  readonly happened: string;
  readonly dice: string;
  readonly notForced: string;
  readonly notUsed: string;
  readonly owes: (side: string, decision: string, rule: string, question: string) => string;
  readonly over: string;
  readonly asked: (turn: number, phase: string) => string;
  readonly legal: string;
  readonly notLegal: string;
  readonly noDice: string;
  readonly mayKnow: (side: string | null) => string;
  readonly mayDo: (side: string) => string;
  readonly owesNothing: (side: string) => string;
  readonly learns: (sides: readonly string[]) => string;
  readonly onlyChoice: string;
  readonly asTheCaseSays: string;
  readonly alreadyPlayed: string;
  readonly mustDecide: (side: string, decision: string, question: string) => string;
  readonly neverComes: (why: string) => string;
  readonly stopped: Readonly<Record<'notLegal' | 'notReached', string>>;
  readonly state: (hash: string) => string;
}

/** Those of them that go into an answer. */
export type SettlingWords = Pick<Words, 'mustDecide' | 'neverComes'>;

const en: Words = {
  happened: 'What happened',
  dice: 'Dice',
  notForced: 'not forced',
  notUsed: 'not used',
  owes: (side, decision, rule, question) => `${side} owes ${decision} (${rule}): ${question}`,
  over: 'The match is over',
  asked: (turn, phase) => `Asked in turn ${turn}, ${phase}`,
  legal: 'legal',
  notLegal: 'NOT LEGAL',
  noDice: 'no dice hang on it',
  mayKnow: (side) => (side === null ? 'What a spectator may know' : `What ${side} may know`),
  mayDo: (side) => `What ${side} may do`,
  owesNothing: (side) => `${side} is asked nothing now`,
  learns: (sides) => `only ${sides.join(', ')}`,
  onlyChoice: 'the only choice',
  asTheCaseSays: 'as the case says to answer',
  alreadyPlayed: 'the only choice, already played',
  mustDecide: (side, decision, question) => `${side} must decide first: ${decision}: ${question}`,
  neverComes: (why) =>
    ({
      over: 'the match ended before that moment came',
      missed: 'that turn is past',
      endless: 'that moment never came',
    })[why] ?? why,
  stopped: { notLegal: 'not legal', notReached: 'not reached' },
  state: (hash) => `state ${hash}; --json gives the whole position`,
};

const pl: Words = {
  happened: 'Co się stało',
  dice: 'Kości',
  notForced: 'niewymuszone',
  notUsed: 'nieużyte',
  owes: (side, decision, rule, question) => `${side}: ${decision} (${rule}): ${question}`,
  over: 'Rozgrywka jest skończona',
  asked: (turn, phase) => `Pytania w etapie ${turn}, ${phase}`,
  legal: 'dozwolone',
  notLegal: 'NIEDOZWOLONE',
  noDice: 'nic tu nie zależy od kości',
  mayKnow: (side) => (side === null ? 'Co może wiedzieć widz' : `Co może wiedzieć ${side}`),
  mayDo: (side) => `Co może zrobić ${side}`,
  owesNothing: (side) => `${side}: nikt teraz o nic nie pyta`,
  learns: (sides) => `tylko ${sides.join(', ')}`,
  onlyChoice: 'jedyna możliwość',
  asTheCaseSays: 'odpowiedź podana w sprawie',
  alreadyPlayed: 'jedyna możliwość, już rozegrana',
  mustDecide: (side, decision, question) => `najpierw decyduje ${side}: ${decision}: ${question}`,
  neverComes: (why) =>
    ({
      over: 'rozgrywka skończyła się, zanim nadszedł ten moment',
      missed: 'ten etap już minął',
      endless: 'ten moment nigdy nie nadszedł',
    })[why] ?? why,
  stopped: { notLegal: 'niedozwolone', notReached: 'nieosiągnięte' },
  state: (hash) => `stan ${hash}; --json podaje całą pozycję`,
};

export const WORDS: Readonly<Record<Language, Words>> = { en, pl };
