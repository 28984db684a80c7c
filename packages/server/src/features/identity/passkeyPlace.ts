import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { openSecret, sealSecret } from '../../engine/secrets/secrets.ts';
import { useOnce } from './attempts.ts';

/** Where passkeys are made and used: the origin of the page, and the host that they belong to. */
type PasskeyPlace = { origin: string; rpId: string };

/**
 * The place of a request: the site's address of SEN_SITE_URL, else what the browser names as the page's own. Browsers give passkeys to
 * pages over HTTPS and of localhost. Error: PASSKEY_NOT_HERE.
 */
export function passkeyPlace(ctx: Ctx): PasskeyPlace {
  const origin = ctx.config.siteUrl ?? ctx.origin;
  if (!origin || !URL.canParse(origin)) throw new DomainError('PASSKEY_NOT_HERE');
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && hostname !== 'localhost') throw new DomainError('PASSKEY_NOT_HERE');
  return { origin, rpId: hostname };
}

/** The library that makes and checks them, at the first need: with what it reads certificates with it is a sixth of the files of a start. */
export const passkeyLibrary = () => import('@simplewebauthn/server');

const challengeMs = 5 * 60_000;
const randomLength = 16;

/** What a challenge is for: signing in, or a new passkey of one account. */
type Purpose = 'sign in' | { newFor: string };

/** A challenge that only this site can have made, good for five minutes and one use; nothing is kept until it is used. */
export function newChallenge(ctx: Ctx, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const expires = Buffer.alloc(8);
  expires.writeBigUInt64BE(BigInt(ctx.now().getTime() + challengeMs));
  const sealed = sealSecret(
    ctx.config,
    ownerOf(purpose),
    Buffer.concat([randomBytes(randomLength), expires]),
  );
  return new Uint8Array(Buffer.from(sealed, 'base64'));
}

/** Uses a challenge (base 64 URL) up; false when it is not ours, for something else, too old or was used before. */
export async function useChallenge(ctx: Ctx, purpose: Purpose, challenge: string): Promise<boolean> {
  const opened = opens(ctx, purpose, challenge);
  if (opened?.length !== randomLength + 8) return false;
  const expires = new Date(Number(opened.readBigUInt64BE(randomLength)));
  return expires > ctx.now() && useOnce(ctx, `challenge ${challenge}`, expires);
}

function opens(ctx: Ctx, purpose: Purpose, challenge: string): Buffer | null {
  try {
    const sealed = Buffer.from(challenge, 'base64url').toString('base64');
    return openSecret(ctx.config, ownerOf(purpose), sealed);
  } catch {
    return null; // sealed with another key, for another purpose, or not at all
  }
}

function ownerOf(purpose: Purpose): string {
  return purpose === 'sign in' ? 'passkey sign in' : `passkey of ${purpose.newFor}`;
}
