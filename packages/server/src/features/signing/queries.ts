import type { Refusal } from '@sen/domain/acts/acts';
import { type ChucVu, type HanhViChucVu, positionRefusal } from '@sen/domain/signing/positions';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterDatum } from '../../engine/events/masterData.ts';
import { loadOne } from '../../engine/loaders.ts';
import { positionRulesSql } from './sql.ts';
import { type ChuKyRow, chuKyTable as table } from './tables.ts';

type Rule = { act: HanhViChucVu; allowed: ChucVu[] };

/** What asks for a position, with the positions that may. */
function positionRules(ctx: Ctx): Promise<Rule[]> {
  return masterDatum(ctx, 'positions', async () => {
    const { rows } = await ctx.db.execute<Rule>(positionRulesSql);
    return rows;
  });
}

/** The position that a member of the staff has now, or null. */
function positionOf(ctx: Ctx, NhanVien_Id: string | null): Promise<string | null> {
  return loadOne(ctx, 'signing:position', NhanVien_Id, async (of, ids) => {
    const { rows } = await of.db.execute<{ id: string; position: string | null }>(
      sql`select id, chuc_vu_id as position from main.nhan_vien where id = any(${sql.param([...ids])}::uuid[])`,
    );
    return new Map(rows.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])));
  });
}

/** Why a member of the staff may not do what an act names by position, or null. */
export async function refusedByPosition(
  ctx: Ctx,
  act: HanhViChucVu,
  NhanVien_Id: string | null,
): Promise<Refusal | null> {
  const rule = (await positionRules(ctx)).find((one) => one.act === act);
  return rule ? positionRefusal(rule.allowed, await positionOf(ctx, NhanVien_Id)) : null;
}

/** What the caller's position refuses, by act; nothing where the site asks for no positions. */
export async function refusedPositions(ctx: Ctx): Promise<Partial<Record<HanhViChucVu, Refusal>>> {
  const rules = await positionRules(ctx);
  if (rules.length === 0) return {};
  const held = await positionOf(ctx, ctx.user?.NhanVien_Id ?? null);
  return Object.fromEntries(
    rules.flatMap(({ act, allowed }) => {
      const refused = positionRefusal(allowed, held);
      return refused ? [[act, refused]] : [];
    }),
  );
}

/** The signatures in force on a paper, the newest of each place. One statement. */
export async function signaturesOn(ctx: Ctx, MauIn: string, id: string): Promise<Map<string, ChuKyRow>> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(eq(table.MauIn, MauIn), eq(table.GiayTo_Id, id), eq(table.TrangThai, 'HieuLuc')))
    .orderBy(desc(table.PhienBan));
  // the first of a place is its newest
  return new Map([...rows].reverse().map((row) => [row.ViTri, row]));
}
