/** What a server says of an account to whoever it belongs to. */

export interface AccountInfo {
  readonly name: string;
  /** The address that was confirmed. */
  readonly mail: string | null;
  readonly created: number;
}

/** Who sits at this browser, as the server knows it. */
export interface Me {
  /** `null`: a guest, or nobody yet. */
  readonly account: AccountInfo | null;
  /** Whether this server sends mail: without, no password can be reset. */
  readonly mail: boolean;
}

export interface SessionInfo {
  readonly id: string;
  /** The browser's own name for itself. */
  readonly browser: string;
  readonly created: number;
  readonly seen: number;
  /** It is the one that asks. */
  readonly current: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** A link that carries a guest's seat to another device. */
export interface CarryLink {
  readonly code: string;
  readonly expires: number;
}

/** What somebody wants to be told, and on which ways. */
export interface NoticeWishes {
  readonly mail: boolean;
  /** A match has begun, a decision is hers, a match is over. */
  readonly begun: boolean;
  readonly turn: boolean;
  readonly ended: boolean;
  /** Where a machine of hers hears of it. */
  readonly webhook: string | null;
}

export interface NoticeInfo extends NoticeWishes {
  /** The key with which messages to the webhook are signed. */
  readonly secret: string | null;
  /** The addresses of the browsers that take messages. */
  readonly devices: readonly string[];
  /** The key by which browsers know this server. */
  readonly vapid: string;
}

/** What a token may do: see what its person may see, or act for her as well. */
export const SCOPES = ['read', 'play'] as const;
export type Scope = (typeof SCOPES)[number];

export interface TokenInfo {
  readonly id: string;
  readonly label: string;
  readonly scope: Scope;
  readonly created: number;
  readonly used: number | null;
}
