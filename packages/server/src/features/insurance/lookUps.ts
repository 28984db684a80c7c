import { desc, eq, or, sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { requireVisibleVisit } from '../reception/queries.ts';
import { traCuuTheTable as table } from './tables.ts';

export type LookUp = typeof table.$inferSelect;

/** More look-ups of one patient are of no use to a desk. */
const most = 50;

/**
 * The look-ups of a visit's patient, newest first; the reading is logged, since the answers tell of treatments elsewhere. Errors: NOT_FOUND,
 * RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE.
 */
export async function lookUpsOf(ctx: Ctx, TiepNhan_Id: string): Promise<LookUp[]> {
  const { BenhNhan_Id } = await requireVisibleVisit(ctx, TiepNhan_Id);
  await auditView(ctx, { entity: 'TiepNhan', entityId: TiepNhan_Id, BenhNhan_Id });
  return ctx.db
    .select()
    .from(table)
    .where(or(eq(table.TiepNhan_Id, TiepNhan_Id), eq(table.BenhNhan_Id, BenhNhan_Id)))
    .orderBy(desc(table.at), desc(table._id))
    .limit(most);
}

/** A treatment at a facility as the portal tells it. */
export type Treatment = {
  maCSKCB: string | null;
  ngayVao: string | null;
  ngayRa: string | null;
  tenBenh: string | null;
};

/** The treatments of an answer; what is no list of them gives none. */
export function treatmentsOf({ answer }: Pick<LookUp, 'answer'>): Treatment[] {
  const list = answer?.['dsLichSuKCB2018'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? [treatment({ ...one })] : [],
  );
}

function treatment(one: Record<string, unknown>): Treatment {
  const text = (field: string) => {
    const value = one[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return {
    maCSKCB: text('maCSKCB'),
    ngayVao: text('ngayVao'),
    ngayRa: text('ngayRa'),
    tenBenh: text('tenBenh'),
  };
}

/** The name of a facility by its code; null when the catalogue has none. */
export async function facilityName(ctx: Ctx, maCSKCB: string | null): Promise<string | null> {
  if (!maCSKCB) return null;
  return loadOne(ctx, 'insurance:facility name', maCSKCB, async (of, codes) => {
    const { rows } = await of.db.execute<{ ma: string; ten: string }>(sql`
      select ma_cskcb as ma, ten_benh_vien as ten from main.benh_vien
      where ma_cskcb = any(${sql.param([...codes])}::text[])`);
    return new Map(rows.map((row) => [row.ma, row.ten]));
  });
}
