import { createHash, randomBytes, randomInt } from 'node:crypto';
import { pairingDigits, pairingMinutes } from '@sen/domain/boards/bangGoiSo';
import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type ManHinhRow, manHinhTable as table } from './tables.ts';

/** What a television that is not paired shows. */
export type Waiting = { ma: string; denLuc: string };

const tokenBytes = 32;
/** Televisions that wait at once; more are no televisions. */
const waitingMost = 200;
/** A code is drawn anew when another television shows it. */
const tries = 5;
const minute = 60_000;

/** A television begins: its token, which only it knows, and the code that it shows. Errors: TOO_MANY_REQUESTS. */
export async function beginScreen(ctx: Ctx): Promise<Waiting & { token: string }> {
  const long = new Date(ctx.now().getTime() - minute);
  await ctx.db.delete(table).where(and(isNull(table.BangGoiSo_Id), lt(table.MaHetHan, long)));
  const [waiting] = await ctx.db.select({ count: count() }).from(table).where(isNull(table.BangGoiSo_Id));
  if ((waiting?.count ?? 0) >= waitingMost)
    throw new DomainError('TOO_MANY_REQUESTS', { seconds: pairingMinutes * 60 });
  const token = randomBytes(tokenBytes).toString('base64url');
  for (let at = 0; at < tries; at++) {
    const [row] = await ctx.db
      .insert(table)
      .values({ tokenHash: hashOf(token), ...newCode(ctx) })
      .onConflictDoNothing()
      .returning();
    if (row) return { token, ...shown(row) };
  }
  throw new DomainError('TOO_MANY_REQUESTS', { seconds: 60 });
}

/** The television with a token; null when it is known no more. */
export async function screenOfToken(ctx: Ctx, token: string): Promise<ManHinhRow | null> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(eq(table.tokenHash, hashOf(token)));
  return row ?? null;
}

/** The code of a television that is not paired: a new one where the last has run out. */
export async function codeOf(ctx: Ctx, row: ManHinhRow): Promise<Waiting> {
  if (row.MaGhep && row.MaHetHan && row.MaHetHan > ctx.now()) return shown(row);
  const [renewed] = await ctx.db
    .update(table)
    .set(newCode(ctx))
    .where(and(eq(table._id, row._id), isNull(table.BangGoiSo_Id)))
    .returning();
  return shown(renewed ?? row);
}

/** Notes that a television is there: at most once a minute. */
export async function noteSeen(ctx: Ctx, { _id, XemLuc }: ManHinhRow): Promise<void> {
  if (XemLuc && ctx.now().getTime() - XemLuc.getTime() < minute) return;
  await ctx.db.update(table).set({ XemLuc: ctx.now() }).where(eq(table._id, _id));
}

function newCode(ctx: Ctx) {
  return {
    MaGhep: String(randomInt(10 ** pairingDigits)).padStart(pairingDigits, '0'),
    MaHetHan: new Date(ctx.now().getTime() + pairingMinutes * minute),
  };
}

const shown = ({ MaGhep, MaHetHan }: ManHinhRow): Waiting => ({
  ma: MaGhep ?? '',
  denLuc: MaHetHan?.toISOString() ?? '',
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
