import { type VisitTotals, visitTotals } from '@sen/domain/cashier/lineState';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { type ReceptionForCharges, receptionForCharges } from '../reception/queries.ts';
import {
  vienPhiTable as accounts,
  vienPhiDongTable as lines,
  type VienPhiDongRow,
  type VienPhiRow,
} from './tables.ts';

/** The account of a visit, held by this transaction until it ends. */
export type Account = { row: VienPhiRow; reception: ReceptionForCharges };

/** Locks the account of a visit; makes it with its first line. Acts that move money of a visit go one after the other. Errors: NOT_FOUND. */
export async function lockAccount(tx: Tx, TiepNhan_Id: string): Promise<Account> {
  let row = await lockRow(tx, TiepNhan_Id);
  if (!row) {
    const { BenhNhan_Id, Ngay } = await receptionForCharges(tx, TiepNhan_Id);
    await tx.db.insert(accounts).values({ TiepNhan_Id, BenhNhan_Id, Ngay }).onConflictDoNothing();
    row = await lockRow(tx, TiepNhan_Id);
  }
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'VienPhi' });
  // read after the lock: whoever held it may have changed the reception
  return { row, reception: await receptionForCharges(tx, TiepNhan_Id) };
}

async function lockRow(tx: Tx, TiepNhan_Id: string): Promise<VienPhiRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(accounts)
    .where(eq(accounts.TiepNhan_Id, TiepNhan_Id))
    .for('update');
  return row;
}

/** The live lines of a visit in order of time, locked. */
export function lockLines(tx: Tx, TiepNhan_Id: string): Promise<VienPhiDongRow[]> {
  return tx.db
    .select()
    .from(lines)
    .where(and(eq(lines.TiepNhan_Id, TiepNhan_Id), eq(lines.TrangThai, 'DangSuDung')))
    .orderBy(asc(lines.NgayYLenh), asc(lines._id))
    .for('update');
}

/** Writes the sums of a visit from its lines and receipts, and tells the cashiers. */
export async function closeAccount(
  tx: Tx,
  account: Account,
  live: readonly VisitTotals[],
  flags: { duoiNguong?: boolean; theChuaXacMinh?: boolean } = {},
): Promise<VisitTotals> {
  const { TiepNhan_Id, BenhNhan_Id } = account.row;
  const totals = visitTotals(live);
  await tx.db
    .update(accounts)
    .set({
      ...totals,
      ...flags,
      soDong: live.length,
      DaThu: sql`(select coalesce(sum(case loai_bien_lai when 'ThuTien' then gia_tri_bien_lai when 'HoanTien' then -gia_tri_bien_lai else 0 end), 0)
        from main.bien_lai where tiep_nhan_id = ${TiepNhan_Id} and trang_thai <> 'DaHuy')`,
      TamUngCon: sql`(select coalesce(sum(gia_tri_bien_lai - chenh_lech_lam_tron - hach_toan), 0)
        from main.bien_lai where tiep_nhan_id = ${TiepNhan_Id} and loai_bien_lai in ('TamUng', 'ThuTien') and trang_thai in ('DaThuTien', 'DangHachToan'))`,
      version: sql`${accounts.version} + 1`,
      NgayCapNhat: tx.now(),
    })
    .where(eq(accounts.TiepNhan_Id, TiepNhan_Id));
  await emit(tx, { module: 'VienPhi', process: 'update', data: { TiepNhan_Id, BenhNhan_Id } });
  return totals;
}
