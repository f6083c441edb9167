import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db } from '../store/open.ts';
import { findPasskey, insertPasskey, notePasskeyUse, passkeysOf } from '../store/passkeys.ts';
import type { Account } from './accounts.ts';
import type { Limits } from './limits.ts';
import { type LinkKind, Links } from './links.ts';
import { refusal } from './refusals.ts';

const TITLE = 'Heliograph';

/** Where the page was loaded from: a passkey works there and nowhere else. */
export interface Place {
  readonly origin: string;
}

const hostOf = ({ origin }: Place): string => new URL(origin).hostname;

/**
 * Signing in with a device instead of a password. What a device is asked to sign is a secret that
 * works once, so that nothing it ever signed can be used again.
 */
export class Passkeys {
  private readonly db: Db;
  private readonly links: Links;
  private readonly limits: Limits;

  constructor(db: Db, limits: Limits) {
    this.db = db;
    this.limits = limits;
    this.links = new Links(db);
  }

  private async challenge(kind: LinkKind, person: string | null) {
    const { code } = await this.links.make(kind, person);
    return new Uint8Array(Buffer.from(code, 'base64url'));
  }

  /** What the browser must know to make a passkey for an account. */
  async optionsToAdd(account: Account, place: Place) {
    const there = await passkeysOf(this.db, account.id);
    return generateRegistrationOptions({
      rpName: TITLE,
      rpID: hostOf(place),
      userName: account.name,
      userID: new Uint8Array(Buffer.from(account.id)),
      challenge: await this.challenge('passkeyAdd', account.id),
      attestationType: 'none',
      excludeCredentials: there.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async add(
    account: Account,
    response: RegistrationResponseJSON,
    label: string,
    place: Place,
  ): Promise<void> {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (code) =>
        (await this.links.use('passkeyAdd', code))?.person === account.id,
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) throw refusal('passkeyFailed');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const added = await insertPasskey(this.db, {
      id,
      person: account.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      label,
      created: Date.now(),
      used: null,
    });
    if (!added) throw refusal('passkeyFailed');
  }

  /** The browser asks the devices at hand: no name is needed, and none is told. */
  async optionsToSignIn(place: Place) {
    return generateAuthenticationOptions({
      rpID: hostOf(place),
      challenge: await this.challenge('passkeySignIn', null),
      userVerification: 'preferred',
    });
  }

  /** Whose device has signed. */
  async check(
    response: AuthenticationResponseJSON,
    place: Place,
    address: string,
  ): Promise<string> {
    await this.limits.spend('signInByAddress', address);
    const passkey = await findPasskey(this.db, response.id);
    if (!passkey) throw refusal('passkeyFailed');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (code) => (await this.links.use('passkeySignIn', code)) !== null,
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transports),
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) throw refusal('passkeyFailed');
    await notePasskeyUse(this.db, passkey.id, authenticationInfo.newCounter);
    return passkey.person;
  }
}
