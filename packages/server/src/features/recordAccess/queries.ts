import type { Grounds } from '@sen/domain/recordAccess/access';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { decisionOn } from './decide.ts';
import { placeElsewhere } from './elsewhere.ts';
import { type MoHoSoRow, moHoSoTable as table } from './tables.ts';

/** What the caller may see of what other facilities wrote of a patient. */
export type RecordAccess = {
  BenhNhan_Id: string;
  /** Whether another facility has written anything. */
  coCoSoKhac: boolean;
  canCu: Grounds | null;
  tuChoi: string | null;
  /** Whether the caller may open it with a reason. */
  duocMo: boolean;
  moHoSo: MoHoSoRow | null;
};

/** Whether and why the caller sees what other facilities wrote of a patient; asking is no reading. */
export async function recordAccessOf(ctx: Ctx, BenhNhan_Id: string): Promise<RecordAccess> {
  const [elsewhere, decision] = await Promise.all([
    placeElsewhere(ctx, BenhNhan_Id),
    decisionOn(ctx, BenhNhan_Id),
  ]);
  const canCu = 'grounds' in decision ? decision.grounds : null;
  const tuChoi = 'refusal' in decision ? decision.refusal : null;
  return {
    BenhNhan_Id,
    coCoSoKhac: elsewhere !== null,
    canCu,
    tuChoi,
    duocMo: tuChoi === 'RECORD_NOT_IN_CARE' && ctx.permissions.has('BENH_AN_XEM'),
    moHoSo: canCu === 'MoHoSo' ? await openedNow(ctx, BenhNhan_Id) : null,
  };
}

/** The caller's own opening of a patient's record that holds the longest; null when none holds. */
async function openedNow(ctx: Ctx, BenhNhan_Id: string): Promise<MoHoSoRow | null> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.NguoiTao_Id, ctx.user?._id ?? ''),
        eq(table.BenhNhan_Id, BenhNhan_Id),
        gt(table.DenLuc, ctx.now()),
      ),
    )
    .orderBy(desc(table.DenLuc))
    .limit(1);
  return row ?? null;
}

/** An opening of a record that must exist. Errors: NOT_FOUND. */
export async function openingById(ctx: Ctx, id: string): Promise<MoHoSoRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'MoHoSo' });
  return row;
}
