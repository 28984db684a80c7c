import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, requireSession, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Passkey } from '../../gql/auth.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { newChallenge, passkeyLibrary, passkeyPlace, useChallenge } from './passkeyPlace.ts';
import { accountTable, passkeyTable } from './tables.ts';
import { lockAccount } from './userChecks.ts';

const most = 10;
const nameMost = 60;

/** The passkeys of one's own account, in the order in which they were made. */
export async function ownPasskeys(ctx: Ctx): Promise<Passkey[]> {
  return ctx.db
    .select({
      _id: passkeyTable._id,
      name: passkeyTable.name,
      NgayTao: passkeyTable.NgayTao,
      usedAt: passkeyTable.usedAt,
    })
    .from(passkeyTable)
    .where(eq(passkeyTable.account_Id, requireSession(ctx)._id))
    .orderBy(asc(passkeyTable.NgayTao), asc(passkeyTable._id));
}

/**
 * What a browser needs to make a passkey of one's own account, for whoever knows its password. Errors: PASSKEY_NOT_HERE,
 * PASSKEY_TOO_MANY, PASSWORD_INCORRECT, PASSWORD_WAIT.
 */
export async function beginPasskey(ctx: Ctx, currentPassword: string): Promise<unknown> {
  const user = requireUser(ctx);
  const { rpId } = passkeyPlace(ctx);
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable._id, user._id));
  if (!account) throw new DomainError('NOT_FOUND');
  await requireCurrentPassword(ctx, account.passwordHash, currentPassword);
  const held = await ctx.db.select().from(passkeyTable).where(eq(passkeyTable.account_Id, user._id));
  if (held.length >= most) throw new DomainError('PASSKEY_TOO_MANY', { max: most });
  const { generateRegistrationOptions } = await passkeyLibrary();
  return generateRegistrationOptions({
    rpName: 'Sen',
    rpID: rpId,
    userName: user.username,
    userDisplayName: user.TenNhanVien,
    userID: new Uint8Array(Buffer.from(user._id)),
    challenge: newChallenge(ctx, { newFor: user._id }),
    excludeCredentials: held.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Keeps a passkey that the browser made. Errors: PASSKEY_REFUSED, PASSKEY_NOT_HERE, PASSKEY_TOO_MANY, BAD_INPUT for the name. */
export async function addPasskey(ctx: Ctx, name: string, response: unknown): Promise<Passkey[]> {
  const user = requireUser(ctx);
  const { origin, rpId } = passkeyPlace(ctx);
  const given = checkedName(name);
  const { verifyRegistrationResponse } = await passkeyLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON, // checked there: what is not one is refused
    expectedChallenge: (challenge) => useChallenge(ctx, { newFor: user._id }, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
  }).catch(refused);
  if (!registrationInfo) throw new DomainError('PASSKEY_REFUSED');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await inTransaction(ctx, async (tx) => {
    await lockAccount(tx, user._id); // of two at once the second counts the first
    const held = await ownPasskeys(tx);
    if (held.length >= most) throw new DomainError('PASSKEY_TOO_MANY', { max: most });
    await tx.db.insert(passkeyTable).values({
      account_Id: user._id,
      name: given,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      rpId,
      NguoiTao_Id: user._id,
    });
    await logged(tx, { after: { passkey: given } });
  });
  return ownPasskeys(ctx);
}

/** Gives one of one's own passkeys another name. Errors: NOT_FOUND, BAD_INPUT for the name. */
export async function renamePasskey(ctx: Ctx, id: string, name: string): Promise<Passkey[]> {
  const given = checkedName(name);
  await inTransaction(ctx, async (tx) => {
    const before = await ownPasskey(tx, id);
    await tx.db
      .update(passkeyTable)
      .set({ name: given, version: before.version + 1, NgayCapNhat: tx.now() })
      .where(eq(passkeyTable._id, id));
    await logged(tx, { before: { passkey: before.name }, after: { passkey: given } });
  });
  return ownPasskeys(ctx);
}

/** Takes one of one's own passkeys away. Error: NOT_FOUND. */
export async function removePasskey(ctx: Ctx, id: string): Promise<Passkey[]> {
  await inTransaction(ctx, async (tx) => {
    const before = await ownPasskey(tx, id);
    await tx.db.delete(passkeyTable).where(eq(passkeyTable._id, id));
    await logged(tx, { before: { passkey: before.name }, after: { passkey: null } });
  });
  return ownPasskeys(ctx);
}

/** Why the library takes no answer of a browser; it names no kinds of errors. */
export function refused(): never {
  throw new DomainError('PASSKEY_REFUSED');
}

async function ownPasskey(tx: Tx, id: string) {
  const [found] = await tx.db
    .select()
    .from(passkeyTable)
    .where(and(eq(passkeyTable._id, id), eq(passkeyTable.account_Id, requireUser(tx)._id)))
    .for('update');
  if (!found) throw new DomainError('NOT_FOUND', { entity: 'passkey' });
  return found;
}

async function logged(tx: Tx, log: { before?: unknown; after: unknown }): Promise<void> {
  await audit(tx, { action: 'UPDATE', entity: 'account', entityId: requireUser(tx)._id, ...log });
}

function checkedName(name: string): string {
  const text = name.trim();
  if (text === '') refuseIssues([{ path: 'name', code: 'REQUIRED' }]);
  if ([...text].length > nameMost)
    refuseIssues([{ path: 'name', code: 'TOO_LONG', details: { max: nameMost } }]);
  return text;
}
