import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { receptionRows } from '../reception/sql.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { type ApDungRow, apDungTable } from './tables.ts';

/** What was applied, with what it is called. */
export type ApDung = ApDungRow & { MaTiepNhan: string; MaKhuyenMai: string; TenKhuyenMai: string };

type Of = Partial<
  Record<'TiepNhan_Id' | 'BenhNhan_Id' | 'ChuongTrinhKhuyenMai_Id' | 'Voucher_Id', string | null>
>;

const most = 500;

/** What was applied to a visit, to a patient, or of a programme or voucher, the newest first: one statement. Errors: BAD_INPUT without any of them. */
export async function applicationsOf(ctx: Ctx, of: Of): Promise<ApDung[]> {
  const asked = (
    [
      ['tiep_nhan_id', of.TiepNhan_Id],
      ['benh_nhan_id', of.BenhNhan_Id],
      ['chuong_trinh_khuyen_mai_id', of.ChuongTrinhKhuyenMai_Id],
      ['voucher_id', of.Voucher_Id],
    ] as const
  ).flatMap(([column, id]): SQL[] => (id ? [sql`${apDungTable}.${sql.identifier(column)} = ${id}`] : []));
  refuseIssues(asked.length === 0 ? [{ path: 'TiepNhan_Id', code: 'REQUIRED' }] : []);
  const rows = await ctx.db
    .select({
      row: apDungTable,
      MaTiepNhan: sql<string>`t.ma_tiep_nhan`,
      noi: sql<string | null>`t.noi_tiep_nhan_id`,
      MaKhuyenMai: sql<string>`coalesce(c.ma_chuong_trinh_khuyen_mai, v.ma_voucher)`,
      TenKhuyenMai: sql<string>`coalesce(c.ten_chuong_trinh_khuyen_mai, v.ten_voucher)`,
    })
    .from(apDungTable)
    .innerJoin(sql`${receptionRows} t`, sql`t.id = ${apDungTable.TiepNhan_Id}`)
    .leftJoin(sql`main.chuong_trinh_khuyen_mai c`, sql`c.id = ${apDungTable.ChuongTrinhKhuyenMai_Id}`)
    .leftJoin(sql`main.voucher v`, sql`v.id = ${apDungTable.Voucher_Id}`)
    .where(sql.join(asked, sql` and `))
    .orderBy(sql`${apDungTable._id} desc`)
    .limit(most);
  const found = rows.map(({ row, noi, ...names }) => ({ ...row, ...names, noi }));
  return visibleRecords(ctx, found, ({ noi, BenhNhan_Id }) => ({ node: noi, BenhNhan_Id }));
}
