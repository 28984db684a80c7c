import { type CotButToan, type LoaiButToan, loaiButToan } from '@sen/domain/accounting/butToan';
import { nguyenTe } from '@sen/domain/accounting/dinhKhoan';
import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { loaiBienLaiValues } from '@sen/domain/catalogues/fields';
import { toMoney } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { moneyRows } from '../cashier/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import type { Days } from './days.ts';
import { isItsEntry } from './entryOfMoney.ts';
import { butToanTable as entries } from './tables.ts';

/** An entry with what a column may tell of it. */
export type EntryToExport = {
  _id: string;
  Ngay: string;
  LoaiButToan: LoaiButToan;
  TaiKhoanNo: string;
  TaiKhoanCo: string;
  SoTien: string;
  TyGia: string;
  MaTienTe: string | null;
  MaLoaiPhieu: string | null;
  TenLoaiPhieu: string | null;
  MaBienLai: string;
  LoaiBienLai: LoaiBienLai;
  NgayBienLai: Date;
  NguoiNop: string | null;
  MaHinhThuc: string;
  TenHinhThuc: string;
  MaGiaoDich: string | null;
  MaYTe: string;
  TenBenhNhan: string;
  TenNguoiThu: string | null;
  TenQuay: string | null;
};

/** The oldest entries of some days that were not exported, at places that the caller's lists show; they stay as they are until the commit. */
export async function entriesToExport(tx: Tx, { from, to }: Days, most: number): Promise<EntryToExport[]> {
  const { rows } = await tx.db.execute<EntryToExport>(sql`
    with taken as materialized (
      select e.id from ${entries} e join ${moneyRows} m on ${isItsEntry}
      where e.dot_xuat_id is null and e.ngay between ${from}::date and ${to}::date and ${await listedPlace(tx, sql`m.quay_thu_id`)}
      order by e.ngay, m.luc, e.id limit ${most}),
    held as materialized (select e.* from ${entries} e where e.id in (select id from taken) for update)
    select e.id as "_id", e.ngay::text as "Ngay", e.loai_but_toan as "LoaiButToan", e.tai_khoan_no as "TaiKhoanNo",
      e.tai_khoan_co as "TaiKhoanCo", e.so_tien as "SoTien", e.ty_gia as "TyGia", c.ma_tien_te as "MaTienTe",
      l.ma_loai_phieu as "MaLoaiPhieu", l.ten_loai_phieu as "TenLoaiPhieu", m.ma_bien_lai as "MaBienLai", m.loai_bien_lai as "LoaiBienLai",
      m.ngay_bien_lai as "NgayBienLai", m.nguoi_nop as "NguoiNop", h.ma_hinh_thuc_thanh_toan as "MaHinhThuc",
      h.ten_hinh_thuc_thanh_toan as "TenHinhThuc", m.ma_giao_dich as "MaGiaoDich", p.ma_y_te as "MaYTe",
      p.ten_benh_nhan as "TenBenhNhan", n.ten_nhan_vien as "TenNguoiThu", q.name as "TenQuay"
    from held e join ${moneyRows} m on ${isItsEntry}
    join ${patientRows} p on p.id = m.benh_nhan_id
    join main.hinh_thuc_thanh_toan h on h.id = m.hinh_thuc_thanh_toan_id
    left join main.tien_te c on c.id = e.tien_te_id
    left join main.loai_phieu_thu_chi l on l.id = e.loai_phieu_thu_chi_id
    left join main.nhan_vien n on n.id = m.nguoi_thu_id
    left join auth.node q on q.id = m.quay_thu_id
    order by e.ngay, m.luc, e.id`);
  return rows;
}

const dayText = (day: string) => day.split('-').reverse().join('/');

/** What an entry is about in words: what was done, the receipt, the patient. */
function aboutOf(
  { language }: Ctx,
  { LoaiButToan, LoaiBienLai, MaBienLai, TenBenhNhan }: EntryToExport,
): string {
  const what = loaiBienLaiValues[LoaiBienLai][language];
  const back = LoaiButToan === 'Dao' ? (language === 'vi' ? 'Hủy: ' : 'Cancelled: ') : '';
  return `${back}${what} ${MaBienLai} – ${TenBenhNhan}`;
}

/** What a column says of an entry; amounts as decimal numbers. */
export function cellOf(
  ctx: Ctx,
  entry: EntryToExport & { SoDot: string },
  column: CotButToan,
): string | null {
  switch (column) {
    case 'Ngay':
      return dayText(entry.Ngay);
    case 'SoChungTu':
      return entry.MaBienLai;
    case 'NgayChungTu':
      return dayText(localDay(new Date(entry.NgayBienLai)));
    case 'LoaiBienLai':
      return loaiBienLaiValues[entry.LoaiBienLai][ctx.language];
    case 'LoaiButToan':
      return loaiButToan[entry.LoaiButToan][ctx.language];
    case 'DienGiai':
      return aboutOf(ctx, entry);
    case 'MaTienTe':
      return entry.MaTienTe ?? 'VND';
    case 'SoTien':
    case 'TyGia':
      return plain(entry[column]);
    case 'NguyenTe':
      return plain(nguyenTe(entry.SoTien, entry.TyGia));
    default:
      return entry[column];
  }
}

/** A decimal number without zeros that say nothing. */
function plain(amount: string): string {
  return toMoney(amount).replace(/\.00$/, '');
}
