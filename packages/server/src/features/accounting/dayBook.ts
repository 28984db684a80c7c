import type { LoaiButToan, TinhTrangButToan } from '@sen/domain/accounting/butToan';
import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { tenKhongDau } from '@sen/domain/names/key';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { QuerySoQuyArgs } from '../../gql/main.ts';
import { overseesCashiers } from '../cashier/overseers.ts';
import { moneyRows } from '../cashier/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { daysOf, startOf, within } from './days.ts';
import { entryOfMoney } from './entryOfMoney.ts';
import { dotXuatTable as batches } from './tables.ts';

/** Money that moved, as the day book shows it. */
export type BookRow = {
  _id: string;
  BienLai_Id: string;
  BenhNhan_Id: string;
  LoaiButToan: LoaiButToan;
  Luc: Date;
  MaBienLai: string;
  LoaiBienLai: LoaiBienLai;
  MaYTe: string;
  TenBenhNhan: string;
  NguoiNop: string | null;
  TenHinhThuc: string;
  Thu: string | null;
  Chi: string | null;
  Ton: string;
  TaiKhoanNo: string | null;
  TaiKhoanCo: string | null;
  TenLoaiPhieu: string | null;
  TenNguoiThu: string | null;
  TinhTrang: TinhTrangButToan;
  SoDot: string | null;
};

type Sums = { DauKy: string; TongThu: string; TongChi: string; CuoiKy: string };
type Counts = Record<TinhTrangButToan, number> & { totalRows: number };

/** Whether the caller keeps or oversees the books; others see the money of their own drawer. */
export function seesEveryDrawer(ctx: Ctx): boolean {
  return overseesCashiers(ctx) || ctx.permissions.has('DINH_KHOAN');
}

/** A place and, for who does not oversee it, the own drawer. */
export async function seenMoney(ctx: Ctx): Promise<SQL> {
  const listed = await listedPlace(ctx, sql`m.quay_thu_id`);
  if (seesEveryDrawer(ctx)) return listed;
  return sql`(${listed} and m.nguoi_thu_id = ${ctx.user?.NhanVien_Id ?? null}::uuid)`;
}

const state = sql`(case when e.id is null then 'ChuaDinhKhoan' when e.dot_xuat_id is null then 'DaDinhKhoan' else 'DaXuat' end)`;

/**
 * The day book: what was there before some days, each payment with the balance after it, and the sums. The fund is told by place, way of
 * paying, cashier and voucher type; a state or a search only leaves rows out, the balances stay those of the fund. One statement. Errors:
 * BAD_INPUT, NOT_FOUND, those of periodRows.
 */
export async function dayBook(ctx: Ctx, args: QuerySoQuyArgs) {
  const days = await daysOf(ctx, args);
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 500);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const fund = await fundOf(ctx, args);
  const shown = args.TinhTrang ? sql`f."TinhTrang" = ${args.TinhTrang}` : sql`true`;
  const rows = await periodRows<Sums & Counts & BookRow & { at: number | null }>(
    ctx,
    days,
    sql`
    with moves as materialized (
      select m.*, ${state} as "TinhTrang", e.tai_khoan_no, e.tai_khoan_co, e.dot_xuat_id, ${voucher} as phieu
      from ${moneyRows} m left join ${entryOfMoney} where ${within(sql`m.luc`, days)} and ${fund}),
    sums as (select o."DauKy", s."TongThu", s."TongChi", o."DauKy" + s."TongThu" - s."TongChi" as "CuoiKy" from
      (select coalesce(sum(m.tien), 0)::numeric(18, 2) as "DauKy" from ${moneyRows} m ${args.LoaiPhieuThuChi_Id ? sql`left join ${entryOfMoney}` : sql``}
        where m.luc < ${startOf(days.from)} and ${fund}) o,
      (select coalesce(sum(tien) filter (where tien > 0), 0)::numeric(18, 2) as "TongThu",
        coalesce(-sum(tien) filter (where tien < 0), 0)::numeric(18, 2) as "TongChi" from moves) s),
    found as materialized (
      select f.*, p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan" from (
        select m.*, s."DauKy" + sum(m.tien) over (order by m.luc, m.dao, m.ma_bien_lai, m.thanh_toan_id) as "Ton" from moves m, sums s) f
      join ${patientRows} p on p.id = f.benh_nhan_id where ${searched(args.keyword)}),
    counts as (select (count(*) filter (where f."TinhTrang" = 'ChuaDinhKhoan'))::int as "ChuaDinhKhoan",
      (count(*) filter (where f."TinhTrang" = 'DaDinhKhoan'))::int as "DaDinhKhoan",
      (count(*) filter (where f."TinhTrang" = 'DaXuat'))::int as "DaXuat",
      (count(*) filter (where ${shown}))::int as "totalRows" from found f),
    page as (select f.*, row_number() over (order by f.luc, f.dao, f.ma_bien_lai, f.thanh_toan_id) as at from found f where ${shown}
      order by f.luc, f.dao, f.ma_bien_lai, f.thanh_toan_id limit ${limit} offset ${offset})
    select sums.*, counts.*, f.at, f.bien_lai_id || '.' || f.thanh_toan_id || case when f.dao then '.Dao' else '.Ghi' end as "_id", f.bien_lai_id as "BienLai_Id",
      f.benh_nhan_id as "BenhNhan_Id", case when f.dao then 'Dao' else 'Ghi' end as "LoaiButToan", f.luc as "Luc",
      f.ma_bien_lai as "MaBienLai", f.loai_bien_lai as "LoaiBienLai", f."MaYTe", f."TenBenhNhan", f.nguoi_nop as "NguoiNop",
      h.ten_hinh_thuc_thanh_toan as "TenHinhThuc", case when f.tien > 0 then f.tien end as "Thu", case when f.tien < 0 then -f.tien end as "Chi",
      f."Ton", f.tai_khoan_no as "TaiKhoanNo", f.tai_khoan_co as "TaiKhoanCo", l.ten_loai_phieu as "TenLoaiPhieu",
      n.ten_nhan_vien as "TenNguoiThu", f."TinhTrang", b.so_dot as "SoDot"
    from sums, counts left join page f on true
    left join main.hinh_thuc_thanh_toan h on h.id = f.hinh_thuc_thanh_toan_id
    left join main.loai_phieu_thu_chi l on l.id = f.phieu
    left join main.nhan_vien n on n.id = f.nguoi_thu_id
    left join ${batches} b on b.id = f.dot_xuat_id
    order by f.at`,
  );
  const [first] = rows;
  if (!first) throw new Error('sums have one row');
  const { DauKy, TongThu, TongChi, CuoiKy, totalRows, ChuaDinhKhoan, DaDinhKhoan, DaXuat } = first;
  return {
    ...{ TuNgay: days.from, DenNgay: days.to, DauKy, TongThu, TongChi, CuoiKy },
    ...{ data: rows.filter((row) => row.at !== null), totalRows, ChuaDinhKhoan, DaDinhKhoan, DaXuat },
  };
}

/** The voucher type of money: that of its entry, else the one of its kind of receipt now. */
const voucher = sql`coalesce(e.loai_phieu_thu_chi_id, (select v.id from main.loai_phieu_thu_chi v
  where v.loai_bien_lai = m.loai_bien_lai and v.trang_thai = 'DangSuDung' and not v.tam_ngung order by v.ma_loai_phieu limit 1))`;

async function fundOf(ctx: Ctx, args: QuerySoQuyArgs): Promise<SQL> {
  const is = (column: SQL, value: string | null | undefined) => (value ? [sql`${column} = ${value}`] : []);
  return sql.join(
    [
      await seenMoney(ctx),
      ...is(sql`m.quay_thu_id`, args.QuayThu_Id),
      ...is(sql`m.hinh_thuc_thanh_toan_id`, args.HinhThucThanhToan_Id),
      ...is(sql`m.loai_thanh_toan`, args.Loai),
      ...is(sql`m.nguoi_thu_id`, args.NguoiThu_Id),
      ...is(voucher, args.LoaiPhieuThuChi_Id),
    ],
    sql` and `,
  );
}

/** A receipt by its number, or people by the code or a part of the name of the patient, or the name of who paid. */
function searched(keyword: string | null | undefined): SQL {
  const text = (keyword ?? '').trim();
  if (!text) return sql`true`;
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const key = `%${tenKhongDau(text).replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(f.ma_bien_lai ilike ${part} or p.ma_y_te = ${text} or p.ten_khong_dau like ${key} or f.nguoi_nop ilike ${part})`;
}
