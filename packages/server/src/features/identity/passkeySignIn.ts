import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { openNewSession, type SignedIn } from './newSession.ts';
import { newChallenge, passkeyLibrary, passkeyPlace, useChallenge } from './passkeyPlace.ts';
import { refused } from './passkeys.ts';
import { passkeyTable } from './tables.ts';
import { lockAccount } from './userChecks.ts';

/** What a browser needs to offer the passkeys that it has of this site; null where the page can have none. */
export async function passkeyOptions(ctx: Ctx): Promise<unknown> {
  try {
    const { rpId } = passkeyPlace(ctx);
    const { generateAuthenticationOptions } = await passkeyLibrary();
    return await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'required',
      challenge: newChallenge(ctx, 'sign in'),
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PASSKEY_NOT_HERE') return null;
    throw error;
  }
}

/**
 * Signs in with a passkey: its owner has shown a finger, face or PIN to the device, so that it stands for the password and the second
 * factor. Guesses at the password do not make it wait. Errors: PASSKEY_REFUSED, PASSKEY_NOT_HERE, ACCOUNT_LOCKED_BY_ADMINISTRATOR.
 */
export async function signInWithPasskey(ctx: Ctx, response: unknown): Promise<SignedIn> {
  const { origin } = passkeyPlace(ctx);
  const answer = response as AuthenticationResponseJSON | null; // read as unknown here, checked by the library below
  const [passkey] = await ctx.db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.credentialId, String(answer?.id ?? '')));
  if (!answer || !passkey) throw new DomainError('PASSKEY_REFUSED');
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => useChallenge(ctx, 'sign in', challenge),
    expectedOrigin: origin,
    expectedRPID: passkey.rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refused);
  if (!verified) throw new DomainError('PASSKEY_REFUSED');
  return inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, passkey.account_Id);
    if (account.isLocked) throw new DomainError('ACCOUNT_LOCKED_BY_ADMINISTRATOR');
    const [kept] = await tx.db
      .update(passkeyTable)
      .set({ counter: authenticationInfo.newCounter, usedAt: tx.now() })
      .where(eq(passkeyTable._id, passkey._id))
      .returning({ _id: passkeyTable._id });
    if (!kept) throw new DomainError('PASSKEY_REFUSED'); // taken away meanwhile
    return openNewSession(tx, account, { secondFactor: true });
  });
}
