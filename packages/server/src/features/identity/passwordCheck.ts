import { eq } from 'drizzle-orm';
import { type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import {
  type Attempt,
  addressOf,
  type Counted,
  countAttempt,
  fail,
  forget,
  giveBack,
  minutesLeft,
  tryAgain,
} from './attempts.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { knownAddress, knownDevice } from './knownDevices.ts';
import { accountTable } from './tables.ts';
import type { Turn } from './turns.ts';

/** A check of a password that was counted before it is made. */
export type PasswordCheck = {
  /** Whose turn it is to hash. */
  turn: Turn;
  /** Counts a code beside it. Error: ACCOUNT_LOCKED. */
  countCode: () => Promise<void>;
  /** It was wrong; answers until when this sender waits now, null while it may go on. */
  failed: (tx: Tx) => Promise<Date | null>;
  /** It was right: what this sender tried before is forgotten. */
  succeeded: () => Promise<void>;
  /** It was no failure, or was not made: it does not count. */
  undone: () => Promise<void>;
};

/**
 * Counts a check of an account's password by account and address together, and by each of them for those who come from nowhere known;
 * a name that nobody has counts as any other. A browser that somebody else of this site has signed in with counts by itself instead of
 * by its address, where strangers may guess. Errors: ACCOUNT_LOCKED with the minutes, TOO_MANY_REQUESTS with the seconds.
 */
export async function beginCheck(
  ctx: Ctx,
  username: string,
  accountId: string | null,
): Promise<PasswordCheck> {
  const device = await knownDevice(ctx, accountId);
  const place = device?.key ?? addressOf(ctx);
  const about = { account_Id: accountId };
  const sender: Attempt = {
    scope: 'sender',
    of: device?.toAccount ? ['device', device.key] : [username, place],
    ...about,
  };
  const code: Attempt = { scope: 'code', of: [username], ...about };
  const taken: Attempt[] = [];

  const take = async (
    attempt: Attempt,
    refuse: (counted: Counted) => DomainError,
    unless = async () => false,
  ) => {
    const counted = await countAttempt(ctx, attempt);
    if (counted.taken) taken.push(attempt);
    else if (!(await unless())) {
      await undone();
      throw refuse(counted);
    }
    return counted;
  };
  const undone = async () => {
    for (const attempt of taken.splice(0)) await giveBack(ctx, attempt);
  };
  const locked = (counted: Counted) =>
    counted.underWay ? tryAgain() : new DomainError('ACCOUNT_LOCKED', { minutes: minutesLeft(ctx, counted) });
  const tooMany = (counted: Counted) =>
    new DomainError('TOO_MANY_REQUESTS', { seconds: 60 * minutesLeft(ctx, counted) });

  await take(sender, locked);
  if (!device?.toAccount) {
    await take({ scope: 'address', of: [place] }, tooMany);
    // guesses from everywhere make nobody wait who comes from where the account, or somebody of this site, has worked
    await take(
      { scope: 'account', of: [username], ...about },
      tooMany,
      async () => device !== null || (await knownAddress(ctx, accountId)),
    );
  }
  return {
    turn: { key: place, known: device?.toAccount ?? false },
    countCode: async () => {
      if (!device?.toAccount) await take(code, locked);
    },
    failed: async (tx) => {
      if (taken.includes(code)) await fail(tx, code);
      return fail(tx, sender);
    },
    succeeded: async () => {
      await undone();
      await forget(ctx, sender);
    },
    undone,
  };
}

/**
 * Asks who is signed in for the password again, before an act that the session alone shall not open. A request checks one password.
 * Errors: SIGN_IN_ONCE, PASSWORD_INCORRECT and PASSWORD_WAIT at `currentPassword`.
 */
export async function requireOwnPassword(ctx: Ctx, given: string): Promise<void> {
  oneCheck(ctx);
  const { _id } = requireUser(ctx);
  const [account] = await ctx.db
    .select({ passwordHash: accountTable.passwordHash })
    .from(accountTable)
    .where(eq(accountTable._id, _id));
  if (!account) throw new DomainError('UNAUTHENTICATED');
  await requireCurrentPassword(ctx, account.passwordHash, given);
}

const checked = new WeakSet<Ctx>();

/** Lets a request, however many operations it carries, check one password. Error: SIGN_IN_ONCE. */
export function oneCheck(ctx: Ctx): void {
  if (checked.has(ctx)) throw new DomainError('SIGN_IN_ONCE');
  checked.add(ctx);
}
