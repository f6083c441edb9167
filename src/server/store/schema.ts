/** The tables of the store. Times are milliseconds since 1970; JSON is kept as text. */
export interface Schema {
  keys: KeyTable;
  people: PersonTable;
  sessions: SessionTable;
  passkeys: PasskeyTable;
  links: LinkTable;
  attempts: AttemptTable;
  notice_wishes: NoticeWishTable;
  tokens: TokenTable;
  push_devices: PushDeviceTable;
  notice_mutes: NoticeMuteTable;
  notices: NoticeTable;
  matches: MatchTable;
  seats: SeatTable;
  deeds: DeedTable;
  snapshots: SnapshotTable;
  jobs: JobTable;
  challenges: ChallengeTable;
  server_time: TimeTable;
  vacations: VacationTable;
  messages: MessageTable;
  reports: ReportTable;
  notes: NoteTable;
  ratings: RatingTable;
  advantages: AdvantageTable;
  rated_matches: RatedMatchTable;
  rating_turns: RatingTurnTable;
  events: EventTable;
  entrants: EntrantTable;
  event_tables: EventMatchTable;
}

/** Secrets of this server that all its processes share: what cookies and links are signed with. */
interface KeyTable {
  name: string;
  value: string;
}

/** Whoever has a seat somewhere. Without a name she is a guest: a browser that came by. */
interface PersonTable {
  id: string;
  name: string | null;
  /** The name as it is compared: names that look alike are one. */
  name_key: string | null;
  /** What argon2id made of the password. */
  password: string | null;
  /** An address that was confirmed. */
  mail: string | null;
  created: number;
}

/** A browser that is known; of its token only the fingerprint is kept. */
interface SessionTable {
  token: string;
  person: string;
  created: number;
  /** When it was last used, give or take an hour. */
  seen: number | null;
  /** What the browser says it is. */
  browser: string | null;
}

export interface PasskeyTable {
  /** As the device names it. */
  id: string;
  person: string;
  public_key: string;
  /** How often the device says that it was used; 0 where it does not count. */
  counter: number;
  /** JSON of the ways to reach the device. */
  transports: string;
  label: string;
  created: number;
  used: number | null;
}

/** A secret that works once, within a time; only its fingerprint is kept. */
export interface LinkTable {
  code: string;
  kind: string;
  person: string | null;
  /** What it is about: a match, an address. */
  about: string;
  expires: number;
}

/** How often something was tried that may not be tried often. */
interface AttemptTable {
  key: string;
  count: number;
  since: number;
}

export interface MatchTable {
  id: string;
  game: string;
  /** JSON of the set-up. */
  setup: string;
  /** JSON of the position it begins with, where that is not the scenario's. */
  start: string | null;
  /** The secret of the fair dice; its commitment is shown before anybody rolls. */
  secret: string;
  commitment: string;
  /** What its dice are named after, where other matches roll the same; `null`: after itself. */
  dice: string | null;
  /** 2: only its players see it; 1: the secret of its dice still serves others; 0: neither. */
  sealed: number;
  /** `open` until every seat is taken. */
  status: 'open' | 'running' | 'over';
  /** Grows with every change: whoever changes a match must know it as it is. */
  version: number;
  /** How many deeds it has, and how often some were taken back. */
  deeds: number;
  takebacks: number;
  /** JSON of where it stands, for lists. */
  standing: string | null;
  /** JSON of how it ended. */
  result: string | null;
  /** The match that was played after it, with the sides changed. */
  rematch: string | null;
  /** JSON of what was agreed beside the rules (`MatchTerms`); `null`: nothing. */
  terms: string | null;
  /** `due` until a rated match that is over has been counted, then `done`; `null`: it does not count. */
  rating: 'due' | 'done' | null;
  /** JSON of what is proposed, and by which side; a deed lets it lapse. */
  offers: string | null;
  /** JSON of how much time the sides have; `null`: as much as they like. */
  pace: string | null;
  /** JSON of their clocks, once it has begun. */
  clock: string | null;
  /** How many deeds those who watch are behind. */
  delay: number;
  /** How much was said at it. */
  talk: number;
  /** The version of the rules it is played by. */
  rules: string;
  /** The rules were corrected since: what so many first deeds led to stands as it was. */
  pinned: number | null;
  /** By the corrected rules only so many deeds can be played again: it cannot go on. */
  held: number | null;
  /** Which process lets its machines think, and until when. */
  thinker: string | null;
  thinking: number;
  host: string;
  created: number;
  touched: number;
}

interface SeatTable {
  match: string;
  side: string;
  /** `person`, or the level of a machine. */
  kind: string;
  person: string | null;
  /** What this person adds to the dice. */
  nonce: string | null;
  /** JSON of the orders it left for its next decisions, and what became of some (`OrdersLeft`). */
  orders: string | null;
  /** The first deed that a machine made which sat down for a person; 0: nobody sat there before. */
  since: number;
}

/** One deed of a match. That two cannot have the same number is what decides who was first. */
interface DeedTable {
  match: string;
  number: number;
  deed: string;
  /** Tells what it led to; `null` for those from before this was kept. */
  print: string | null;
  at: number;
}

/**
 * Where a match can be taken up without playing it from its beginning. Each holds what was told since
 * the one before it; that one is named too, so that no two processes tell the same twice.
 */
export interface SnapshotTable {
  match: string;
  /** After how many deeds, and how many the one before had. */
  number: number;
  since: number;
  rules: string;
  /** JSON of what was told. */
  chapter: string;
  /** Of chapter and deeds, and of all chapters before it. */
  hash: string;
  /** JSON of the state; kept of the newest ones only. */
  state: string | null;
  /** Of the state and of `hash`. */
  seal: string;
  at: number;
}

/** Something that is to be done later, by whichever process takes it first. */
export interface JobTable {
  /** Names what it is for: planning the same again moves it. */
  id: string;
  kind: string;
  due: number;
  /** JSON of what it needs to know. */
  payload: string;
  /** How often it has gone wrong. */
  attempts: number;
  /** Which runner is doing it, and until when it has it to itself. */
  taker: string | null;
  taken_until: number;
  /** Why it was given up; it stays for whoever looks after the server. */
  failed: string | null;
}

/** Somebody looks for an opponent. The match it becomes has its dice from here. */
export interface ChallengeTable {
  /** Also the id of the match that comes of it. */
  id: string;
  host: string;
  /** Whom it is for; `null`: whoever comes first. */
  invited: string | null;
  game: string;
  scenario: string;
  /** JSON of the set-up. */
  setup: string;
  /** 1: no option differs from the usual. */
  standard: number;
  /** The side that the host plays, or how the sides are settled: `random`, `bid`. */
  seat: string;
  /** What the host asks for to play the side that is bid for; nobody is told before it is taken. */
  bid: number | null;
  rated: number;
  /** JSON of the pace. */
  pace: string | null;
  secret: string;
  commitment: string;
  /** What the host adds to the dice. Before it is there nobody sees the challenge. */
  nonce: string | null;
  status: 'open' | 'taken' | 'withdrawn';
  match: string | null;
  created: number;
  expires: number;
}

/** One row: the time by which clocks of matches run, and when it was noted by the wall. */
interface TimeTable {
  id: number;
  time: number;
  wall: number;
}

/** When a person is away: her clocks in days stand still. */
interface VacationTable {
  person: string;
  from: number;
  until: number;
}

/** Something that was said at a match. */
export interface MessageTable {
  match: string;
  number: number;
  channel: 'players' | 'watchers';
  person: string | null;
  side: string | null;
  text: string;
  at: number;
}

/** Somebody thinks that a message should not have been sent. */
interface ReportTable {
  match: string;
  number: number;
  person: string;
  at: number;
}

/** What a person wrote down for herself at a match, and whether she hears the others there. */
interface NoteTable {
  match: string;
  person: string;
  text: string;
  muted: number;
}

/** What a person wants to be told, and on which ways; whoever has no row is told nothing. */
export interface NoticeWishTable {
  person: string;
  language: string;
  mail: number;
  /** Where machines of hers hear of it, and the key of its signature. */
  webhook: string | null;
  webhook_secret: string | null;
  begun: number;
  turn: number;
  ended: number;
  /** When something was last sent. */
  sent: number;
}

/** A browser that takes messages while no page is open. */
export interface PushDeviceTable {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** A match of which somebody does not want to hear. */
interface NoticeMuteTable {
  person: string;
  match: string;
}

/** What somebody is to be told of a match, or was: the version is that of the match then. */
interface NoticeTable {
  person: string;
  match: string;
  what: string;
  version: number;
  told: number;
}

/** By which a program acts for a person; only its fingerprint is kept. */
export interface TokenTable {
  token: string;
  id: string;
  person: string;
  label: string;
  /** `read`, or `play`: that is more. */
  scope: string;
  created: number;
  used: number | null;
}

/** How strong a player of a game is; a player is a person, or `machine:` and its level. */
interface RatingTable {
  game: string;
  player: string;
  mu: number;
  phi: number;
  sigma: number;
  matches: number;
  /** When the last match that counted was over. */
  at: number;
}

/** By how much the first side of a scenario is ahead. */
interface AdvantageTable {
  game: string;
  scenario: string;
  mean: number;
  deviation: number;
  matches: number;
}

/** A match that was counted, and what both were worth afterwards. */
export interface RatedMatchTable {
  match: string;
  game: string;
  /** In which order the matches of a game were counted. */
  place: number;
  scenario: string;
  at: number;
  first: string;
  second: string;
  /** The first side's. */
  score: number;
  first_mu: number;
  first_phi: number;
  second_mu: number;
  second_phi: number;
}

/** Whose turn it is to be counted: one match of a game at a time, in whichever process. */
interface RatingTurnTable {
  game: string;
  last: number;
}

/** Everybody plays everybody; all tables of a round roll the same dice. */
export interface EventTable {
  id: string;
  name: string;
  host: string;
  /** JSON of the set-up. */
  setup: string;
  /** JSON of the pace. */
  pace: string | null;
  rated: number;
  status: 'open' | 'running' | 'over' | 'off';
  secret: string;
  commitment: string;
  created: number;
}

interface EntrantTable {
  event: string;
  person: string;
  /** What she added to the dice of all. */
  nonce: string;
  /** In the order in which they joined: 1, 2, 3… */
  place: number;
}

/** A match of an event, and whose it was from the beginning. */
interface EventMatchTable {
  match: string;
  event: string;
  round: number;
  first: string;
  second: string;
}
