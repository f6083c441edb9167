import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/accounts.ts';

/** Somebody signed in: the account, and the session by which we know it. */
export interface SignedIn {
  readonly account: Account;
  readonly session: string;
}

export interface Door {
  /** Who is signed in; throws if nobody is. */
  signedIn(request: FastifyRequest): Promise<SignedIn>;
  /** Signs somebody in, under a new session: whatever token the browser had before is worth nothing. */
  letIn(request: FastifyRequest, reply: FastifyReply, person: string): Promise<void>;
}
