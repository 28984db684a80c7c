import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { addressKey } from './addressKey.ts';

/** How often something may be tried in vain. Times in seconds. */
type Limit = {
  /** The wait begins with this one. */
  most: number;
  /** What came before is forgotten after so long. */
  window: number;
  /** The first wait; each further failure doubles it up to `longest`. Without it the wait lasts until the window is over. */
  wait?: { first: number; longest: number };
};

const minute = 60;
/** A check takes less. */
const busySeconds = 2;
const hour = 60 * minute;

/** Rule "accounts 3". A sender is an account's known device, or the account together with the address. */
const limits = {
  sender: { most: 5, window: 24 * hour, wait: { first: 15 * minute, longest: 8 * hour } },
  /** Strangers of one address, whomever they ask about: a whole house may be behind it. */
  address: { most: 100, window: 15 * minute },
  /** Strangers of all addresses about one account. */
  account: { most: 100, window: hour },
  /** Codes of the second factor behind a right password, wherever from. */
  code: { most: 20, window: hour },
  /** The current password, asked for within a session. */
  session: { most: 5, window: 24 * hour, wait: { first: 15 * minute, longest: 8 * hour } },
  /** The PIN at a covered screen: after these the password is asked for. */
  pin: { most: 5, window: 24 * hour },
  /** Numbers typed at a kiosk that find nobody, of its account wherever it stands. */
  kioskTyped: { most: 20, window: hour },
  /** Cards at a kiosk that find nobody or do not agree with the record: whoever wrong numbers keep from typing still scans. */
  kioskCard: { most: 60, window: hour },
  /** Confirmations at a patient's link to results, of the link wherever they come from. */
  resultLink: { most: 5, window: 24 * hour, wait: { first: 15 * minute, longest: 8 * hour } },
  /** The same of one address, whatever its links: families share a telephone, a ward its net. */
  resultAddress: { most: 30, window: 15 * minute },
  /** Codes of vouchers that there are not, of an account wherever it stands. */
  voucher: { most: 10, window: 15 * minute },
  /** Televisions of one address that begin: a whole house may be switched on at once, and the others find room. */
  television: { most: 30, window: 15 * minute },
  /** Notices of a bank without the right key, of one address: the right ones give their attempt back. */
  bankNotice: { most: 30, window: 15 * minute },
  setup: { most: 5, window: 24 * hour, wait: { first: 15 * minute, longest: 8 * hour } },
} satisfies Record<string, Limit>;

export type Attempt = { scope: keyof typeof limits; of: readonly string[]; account_Id?: string | null };

/**
 * That an attempt was counted, or that it has to wait: until when, and whether for others alone that are being made at this moment and
 * may all be right.
 */
export type Counted = { taken: boolean; waitsUntil: Date | null; underWay: boolean };

/**
 * Counts an attempt before it is made, so that many at once are no more than the limit. Who succeeds gives it back (`giveBack`,
 * `forget`), who fails says so (`fail`). Each count is a transaction of its own: none waits for another, and it stays when the act around it fails.
 */
export async function countAttempt(ctx: Ctx, attempt: Attempt): Promise<Counted> {
  const { most, window, wait }: Limit = limits[attempt.scope];
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const stale = sql`a.forget_at <= ${now}`;
  const waits = wait
    ? sql`${now} + least(${wait.longest}, ${wait.first} * 2 ^ least(a.count + 1 - ${most}, 20)) * interval '1 second'`
    : sql`a.forget_at`;
  const { rows } = await ctx.db.execute<{ waits_until: string | null }>(sql`
    insert into auth.attempt as a (scope, key, account_id, forget_at)
    values (${attempt.scope}, ${keyOf(attempt)}, ${attempt.account_Id ?? null}, ${now} + ${window} * interval '1 second')
    on conflict (scope, key) do update set
      count = case when ${stale} then 1 else a.count + 1 end,
      failed = case when ${stale} then 0 else a.failed end,
      waits_until = case when ${stale} or a.count + 1 < ${most} then null else ${waits} end,
      forget_at = case when ${stale} or ${wait !== undefined} then excluded.forget_at else a.forget_at end
    where a.waits_until is null or a.waits_until <= ${now}
    returning waits_until`);
  const [row] = rows;
  if (row) return { taken: true, waitsUntil: asDate(row.waits_until), underWay: false };
  const { rows: waiting } = await ctx.db.execute<{ waits_until: string | null; under_way: boolean }>(sql`
    select waits_until, failed < count as under_way from auth.attempt
    where scope = ${attempt.scope} and key = ${keyOf(attempt)}`);
  // a row that is gone belongs to one that has succeeded meanwhile
  const [other = { waits_until: null, under_way: true }] = waiting;
  return { taken: false, waitsUntil: asDate(other.waits_until), underWay: other.under_way };
}

/** Says that a counted attempt has failed; answers until when the next one waits, null while there may be more. */
export async function fail(ctx: Ctx, attempt: Attempt): Promise<Date | null> {
  const { rows } = await ctx.db.execute<{ waits_until: string | null }>(sql`
    update auth.attempt set failed = least(failed + 1, count)
    where scope = ${attempt.scope} and key = ${keyOf(attempt)}
    returning case when failed >= ${limits[attempt.scope].most} then waits_until end as waits_until`);
  return asDate(rows[0]?.waits_until ?? null);
}

/** What is told to an attempt that others, which are being made at this moment, leave no room for. */
export function tryAgain(): DomainError {
  return new DomainError('TOO_MANY_REQUESTS', { seconds: busySeconds });
}

/** Whether attempts of a kind wait now; counts none. */
export async function waitsNow(ctx: Ctx, attempt: Attempt): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from auth.attempt
    where scope = ${attempt.scope} and key = ${keyOf(attempt)} and waits_until > ${ctx.now().toISOString()}::timestamptz`);
  return rows.length > 0;
}

/** Takes one attempt back that was no failure. */
export async function giveBack(ctx: Ctx, attempt: Attempt): Promise<void> {
  await ctx.db.execute(sql`
    update auth.attempt set count = greatest(count - 1, 0), failed = least(failed, greatest(count - 1, 0)),
      waits_until = case when count - 1 < ${limits[attempt.scope].most} then null else waits_until end
    where scope = ${attempt.scope} and key = ${keyOf(attempt)}`);
}

/** Forgets what was tried in vain: it has succeeded. */
export async function forget(ctx: Ctx, attempt: Attempt): Promise<void> {
  await ctx.db.execute(
    sql`delete from auth.attempt where scope = ${attempt.scope} and key = ${keyOf(attempt)}`,
  );
}

/** Lets everybody try an account again, for who administers it. */
export async function forgetAttemptsOn(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.execute(sql`delete from auth.attempt where account_id = ${accountId}`);
}

/** Forgets everything of a kind: what it was about has changed. */
export async function forgetScope(db: Db, scope: Attempt['scope']): Promise<void> {
  await db.execute(sql`delete from auth.attempt where scope = ${scope}`);
}

/** Uses something that holds once; false when it was used before. */
export async function useOnce(ctx: Ctx, what: string, forgetAt: Date): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    insert into auth.attempt (scope, key, forget_at) values ('once', ${digest([what])}, ${forgetAt.toISOString()})
    on conflict do nothing returning key`);
  return rows.length > 0;
}

/** The address of a caller as limits count it. */
export function addressOf(ctx: Ctx): string {
  return addressKey(ctx.ip);
}

/** The whole minutes that are left of a wait. */
export function minutesLeft(ctx: Ctx, { waitsUntil }: Counted): number {
  const left = (waitsUntil?.getTime() ?? 0) - ctx.now().getTime();
  return Math.max(1, Math.ceil(left / 60_000));
}

function keyOf({ of }: Attempt): string {
  return digest(of);
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function asDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
