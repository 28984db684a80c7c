import type { LoaiButToan, TinhTrangButToan } from '@sen/domain/accounting/butToan';
import { daoNguoc, type TaiKhoan } from '@sen/domain/accounting/dinhKhoan';
import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { moneyRows } from '../cashier/sql.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { seesEveryDrawer } from './dayBook.ts';
import { entryOfMoney } from './entryOfMoney.ts';
import { accountingRules, accountsOf } from './rules.ts';
import { dotXuatTable as batches, butToanTable as entries } from './tables.ts';

/** Money of a receipt that moved, with the accounts that it is or would be entered in. */
export type ReceiptMoney = {
  BienLai_Id: string;
  ThanhToan_Id: string;
  LoaiButToan: LoaiButToan;
  Luc: Date;
  MaBienLai: string;
  LoaiBienLai: LoaiBienLai;
  QuayThu_Id: string | null;
  NguoiThu_Id: string;
  BenhNhan_Id: string;
  HinhThucThanhToan_Id: string;
  TenHinhThuc: string;
  SoTien: string;
  ButToan_Id: string | null;
  version: number | null;
  TaiKhoanNo: string | null;
  TaiKhoanCo: string | null;
  DotXuat_Id: string | null;
  SoDot: string | null;
  /** The accounts of the entry that it takes back. */
  NoGoc: string | null;
  CoGoc: string | null;
  TinhTrang: TinhTrangButToan;
};

/** The entry o that money m going back takes back. */
const entryBefore = sql`${entries} o on m.dao and o.thanh_toan_id = m.thanh_toan_id and o.loai_but_toan = 'Ghi'`;

/** Money that moved, with its entry, in the order in which it did. */
export async function moneyWhere(ctx: Ctx, where: SQL, most = 10_000): Promise<ReceiptMoney[]> {
  const { rows } = await ctx.db.execute<Omit<ReceiptMoney, 'TinhTrang'>>(sql`
    select m.bien_lai_id as "BienLai_Id", m.thanh_toan_id as "ThanhToan_Id", case when m.dao then 'Dao' else 'Ghi' end as "LoaiButToan",
      m.luc as "Luc", m.ma_bien_lai as "MaBienLai", m.loai_bien_lai as "LoaiBienLai", m.quay_thu_id as "QuayThu_Id",
      m.nguoi_thu_id as "NguoiThu_Id", m.benh_nhan_id as "BenhNhan_Id", m.hinh_thuc_thanh_toan_id as "HinhThucThanhToan_Id",
      h.ten_hinh_thuc_thanh_toan as "TenHinhThuc", m.so_tien as "SoTien", e.id as "ButToan_Id", e.version,
      e.tai_khoan_no as "TaiKhoanNo", e.tai_khoan_co as "TaiKhoanCo", e.dot_xuat_id as "DotXuat_Id", b.so_dot as "SoDot",
      o.tai_khoan_no as "NoGoc", o.tai_khoan_co as "CoGoc"
    from ${moneyRows} m left join ${entryOfMoney}
    left join ${entryBefore}
    join main.hinh_thuc_thanh_toan h on h.id = m.hinh_thuc_thanh_toan_id
    left join ${batches} b on b.id = e.dot_xuat_id
    where ${where} order by m.luc, m.dao, m.thanh_toan_id limit ${most}`);
  return rows.map((row) => ({ ...row, TinhTrang: stateOf(row) }));
}

/** How much money there is of a kind. */
export async function countWhere(ctx: Ctx, where: SQL): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${moneyRows} m left join ${entryOfMoney} left join ${entryBefore} where ${where}`,
  );
  return rows[0]?.n ?? 0;
}

function stateOf(row: { ButToan_Id: string | null; DotXuat_Id: string | null }): TinhTrangButToan {
  if (row.ButToan_Id === null) return 'ChuaDinhKhoan';
  return row.DotXuat_Id === null ? 'DaDinhKhoan' : 'DaXuat';
}

/** The money of a receipt that the caller may see. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE, SHIFT_OF_ANOTHER. */
export async function moneyOfReceipt(ctx: Ctx, BienLai_Id: string): Promise<ReceiptMoney[]> {
  const rows = await moneyWhere(ctx, sql`m.bien_lai_id = ${BienLai_Id}`);
  const [first] = rows;
  if (!first) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  const own = rows.some(({ NguoiThu_Id }) => NguoiThu_Id === ctx.user?.NhanVien_Id);
  if (!own && !seesEveryDrawer(ctx)) throw new DomainError('SHIFT_OF_ANOTHER');
  if (!own) await requireVisible(ctx, { node: first.QuayThu_Id, BenhNhan_Id: first.BenhNhan_Id });
  return rows;
}

/** The accounts that money would be entered in: by the catalogues as they are now; what takes an entry back, those of that entry. */
export async function proposed(
  ctx: Ctx,
  row: Pick<ReceiptMoney, 'LoaiButToan' | 'LoaiBienLai' | 'HinhThucThanhToan_Id' | 'NoGoc' | 'CoGoc'>,
): Promise<TaiKhoan | null> {
  if (row.NoGoc && row.CoGoc) return daoNguoc({ TaiKhoanNo: row.NoGoc, TaiKhoanCo: row.CoGoc });
  const accounts = accountsOf(await accountingRules(ctx), row.LoaiBienLai, row.HinhThucThanhToan_Id);
  return accounts && row.LoaiButToan === 'Dao' ? daoNguoc(accounts) : accounts;
}
