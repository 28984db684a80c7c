import { deskPinFault } from '@sen/domain/identity/deskPin';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, requireUser } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { DeskPin } from '../../gql/auth.ts';
import { type Attempt, countAttempt, fail, forget, giveBack, tryAgain, waitsNow } from './attempts.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { ownerOf } from './passwordRules.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { accountTable } from './tables.ts';
import { lockAccount } from './userChecks.ts';

/** The PIN of one's own account, as far as its owner is told. */
export async function ownDeskPin(ctx: Ctx): Promise<DeskPin> {
  const { pinHash } = await ownAccount(ctx);
  const isSet = pinHash !== null;
  return { isSet, isAccepted: isSet && !(await waitsNow(ctx, pinAttempt(ctx))) };
}

/**
 * Sets the PIN of one's own account for whoever knows its password; null takes it away. Errors: PASSWORD_INCORRECT, PASSWORD_WAIT,
 * PIN_NOT_DIGITS, PIN_COMMON, PIN_PERSONAL.
 */
export async function setDeskPin(
  ctx: Ctx,
  { pin, currentPassword }: { pin: string | null; currentPassword: string },
): Promise<DeskPin> {
  const { _id } = requireUser(ctx);
  const account = await ownAccount(ctx);
  await requireCurrentPassword(ctx, account.passwordHash, currentPassword);
  const fault = pin === null ? null : deskPinFault(pin, await ownerOf(ctx, account));
  if (fault) throw new DomainError(fault.code, { ...fault.details, issues: [{ path: 'pin', ...fault }] });
  const pinHash = pin === null ? null : await hashPassword(pin);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockAccount(tx, _id);
    // the password was changed meanwhile: the one that was given is worth nothing
    if (locked.passwordHash !== account.passwordHash) throw new DomainError('PASSWORD_INCORRECT');
    await tx.db
      .update(accountTable)
      .set({
        pinHash,
        version: sql`${accountTable.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: _id,
      })
      .where(eq(accountTable._id, _id));
    const after = { pin: pin === null ? null : 'changed' };
    await audit(tx, { action: 'UPDATE', entity: 'account', entityId: _id, after });
  });
  await forget(ctx, pinAttempt(ctx));
  return ownDeskPin(ctx);
}

/**
 * Whether a covered screen of the caller's session may open (accounts 22): by the PIN, which five wrong tries use up until the
 * password is given, or by the password, which has the limits of the current one. Errors: PIN_INCORRECT, PIN_USED_UP,
 * PASSWORD_INCORRECT, PASSWORD_WAIT, TOO_MANY_REQUESTS, BAD_INPUT unless one of the two is given.
 */
export async function unlockDesk(
  ctx: Ctx,
  { pin, password }: { pin: string | null; password: string | null },
): Promise<true> {
  const account = await ownAccount(ctx);
  const attempt = pinAttempt(ctx);
  if (password !== null && pin === null) {
    await requireCurrentPassword(ctx, account.passwordHash, password);
    await forget(ctx, attempt);
    return true;
  }
  if (pin === null || password !== null)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'pin', code: 'REQUIRED' }] });
  const { pinHash } = account;
  if (pinHash === null) throw new DomainError('PIN_INCORRECT');
  const { taken, underWay } = await countAttempt(ctx, attempt);
  if (!taken && underWay) throw tryAgain();
  if (!taken) throw new DomainError('PIN_USED_UP');
  let fits: boolean;
  try {
    fits = await passwordFits(pinHash, pin, { key: account._id, known: true });
  } catch (error) {
    await giveBack(ctx, attempt);
    throw error;
  }
  if (!fits) throw new DomainError((await fail(ctx, attempt)) ? 'PIN_USED_UP' : 'PIN_INCORRECT');
  await forget(ctx, attempt);
  return true;
}

/** Wrong PINs make this session ask for the password, and no other one. */
function pinAttempt(ctx: Ctx): Attempt {
  const { _id, sessionId } = requireUser(ctx);
  return { scope: 'pin', of: [sessionId], account_Id: _id };
}

async function ownAccount(ctx: Ctx): Promise<typeof accountTable.$inferSelect> {
  const { _id } = requireUser(ctx);
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable._id, _id));
  if (!account) throw new DomainError('NOT_FOUND');
  return account;
}
