/** The shape of `data/components.json`: every entry also carries where its values come from. */
type Value = number | 'X';
type Sided = 'british' | 'boer';

interface Sourced {
  readonly source: string;
  readonly fieldSources?: Readonly<Record<string, string>>;
  readonly confidence?: string;
}

interface AreaEntry extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly namePl: string;
  readonly side: Sided;
  readonly republic: string | null;
  readonly territory: string;
  readonly lat: number;
  readonly lon: number;
  readonly fourSpaces: Readonly<
    Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight', readonly string[]>
  >;
  readonly siegeCity: boolean;
  readonly politicalCentre: boolean;
  readonly annexationObjective: boolean;
  readonly africansDie: boolean;
}

interface LeaderEntry extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly side: Sided;
  readonly kind: 'main' | 'detached' | 'garrison';
  readonly star: boolean;
  readonly movement: { readonly 'turns1-2': Value; readonly 'turns3-4': Value };
  readonly ability: Value;
  readonly charisma: Value;
  readonly entry: {
    readonly type: 'setup' | 'pool' | 'poolByEvent' | 'event' | 'newLeader';
    readonly turn: number | readonly number[];
    readonly area?: string;
    readonly areas?: string | readonly string[];
    /** How a place is found for a leader who enters between turns. */
    readonly rule?: 'preferredThenGarrison' | 'freeEmpireArea' | 'freeBoerArea' | 'freeTerritory';
    readonly territory?: string;
  };
  readonly leavesAtEndOfTurn: number | null;
}

interface CardEntry extends Sourced {
  readonly id: string;
  readonly side: Sided;
  readonly name: string;
  readonly use: 'single' | 'multiple';
  /** Which of the ten commandos it is; other cards have no likeness to tell apart. */
  readonly quoteTag: string | null;
  readonly strength: { readonly attack: number; readonly defence: number };
  readonly morale: Value;
}

export type Condition =
  | { readonly op: 'anyOf'; readonly of: readonly Condition[] }
  | { readonly op: 'battlesLostBy'; readonly side: Sided; readonly min: number }
  | { readonly op: 'citiesCaptured'; readonly min: number }
  | { readonly op: 'leaderIn' | 'noLeaderIn'; readonly side: Sided; readonly area: string }
  | { readonly op: 'leaderInOrAdjacent'; readonly side: Sided; readonly area: string }
  | { readonly op: 'cityNotCaptured'; readonly area: string }
  | { readonly op: 'controlsAny' | 'controlsAll'; readonly areas: readonly string[] }
  | { readonly op: 'campsOnMap'; readonly min: number }
  | { readonly op: 'fightsWonInTurn'; readonly side: Sided; readonly min: number }
  | { readonly op: 'siegeOrBattleIn'; readonly territory: string }
  | { readonly op: 'leaderEliminated'; readonly leader: string }
  | { readonly op: 'turnIs'; readonly turn: number }
  | { readonly op: 'leaderInTerritory'; readonly side: Sided; readonly territory: string }
  | { readonly op: 'leaderInRepublics'; readonly side: Sided }
  | { readonly op: 'noMarker'; readonly marker: 'garrison'; readonly area: string }
  | { readonly op: 'flagSet'; readonly flag: Flag };

export type Flag =
  | 'repression'
  | 'blockhouses'
  | 'annexation'
  | 'africans'
  | 'revolt'
  | 'raids'
  | 'freeBoerMovement'
  | 'stormjaag';

export type Effect =
  | {
      readonly op: 'enterLeader';
      readonly leader: string;
      readonly areas: readonly string[] | string;
      readonly territory?: string;
      readonly noGarrison?: boolean;
    }
  | {
      readonly op: 'replaceLeader';
      readonly old: string;
      readonly new: string;
      readonly elseAreas: readonly string[];
    }
  | { readonly op: 'addToPool'; readonly leaders: readonly string[] }
  | { readonly op: 'drawReinforcements'; readonly n: number }
  | { readonly op: 'prestige' | 'warFunds'; readonly delta: number }
  | { readonly op: 'flag'; readonly flag: Flag; readonly unlessOption?: string }
  | { readonly op: 'placeMarker'; readonly marker: 'revolt'; readonly area: string }
  | { readonly op: 'boerLosesRandomCommando'; readonly n: number };

export interface EventEntry extends Sourced {
  readonly id: string;
  readonly side: Sided;
  readonly name: { readonly en: string; readonly pl: string };
  readonly turns: readonly number[];
  readonly condition: readonly Condition[];
  readonly effects: readonly Effect[];
  readonly onlyWith?: string;
}

export interface Components {
  readonly areas: readonly AreaEntry[];
  readonly links: readonly ({
    readonly a: string;
    readonly b: string;
    readonly kind: string;
  } & Sourced)[];
  readonly leaders: readonly LeaderEntry[];
  readonly battleCards: readonly CardEntry[];
  readonly hands: {
    readonly boer: { readonly startHand: readonly string[] } & Sourced;
    readonly british: {
      readonly startHand: readonly string[];
      readonly reinforcementDeck: readonly string[];
    } & Sourced;
  };
  readonly actionPools: {
    readonly perSide: number;
    readonly boer: { readonly counters: readonly number[] } & Sourced;
    readonly british: { readonly counters: readonly number[] } & Sourced;
  } & Sourced;
  readonly events: readonly EventEntry[];
  readonly markers: readonly ({
    readonly id: string;
    readonly count: number;
    readonly maxAreas?: number;
  } & Sourced)[];
  readonly tracks: {
    readonly turn: { readonly turns: number; readonly roundsPerTurn: number } & Sourced;
    readonly warFunds: {
      readonly start: number;
      readonly max: number;
      readonly removedAfterTurn: number;
    } & Sourced;
    readonly prestige: {
      readonly start: number;
      readonly max: number;
      readonly campFactor: number;
    } & Sourced;
  } & Readonly<Record<string, Sourced>>;
  readonly turnSetup: readonly ({
    readonly turn: number;
    readonly place?: readonly { readonly leader: string; readonly area: string }[];
    readonly pool?: readonly string[];
    readonly remove?: readonly string[];
    readonly enter?: readonly string[];
    readonly autoEnterIfUnused?: readonly string[];
  } & Sourced)[];
  /** A game of turns III and IV alone. */
  readonly guerrillaStart: {
    readonly turn: number;
    readonly leaders: Readonly<Record<string, string>>;
    readonly garrisons: readonly string[];
    readonly scorched: readonly string[];
    readonly blockhouses: readonly string[];
    readonly events: readonly string[];
    readonly prestige: number;
    readonly eliminated: readonly string[];
    readonly deck: readonly string[];
  } & Sourced;
  readonly roles: {
    readonly campBuilder: string;
    readonly trains: string;
    readonly boerArtillery: string;
    readonly machineGuns: string;
    readonly machineGunsInBlockhouse: number;
    readonly cavalry: readonly string[];
    readonly britishArtillery: readonly string[];
    readonly leftOutOfNineCommandos: string;
    readonly source: string;
  };
}
