import type { CotTuoiNo } from '@sen/domain/debts/ageing';
import { tinhTrangNo } from '@sen/domain/debts/tinhTrangNo';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { keysOf } from '../../engine/sql/columns.ts';
import type { DanhSachCongNo, DongCongNo, QueryDanhSachCongNoArgs } from '../../gql/main.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';
import { readSetting } from '../system/queries.ts';
import { dayOf, debtorName, midnight } from './debtorName.ts';

type Row = Omit<DongCongNo, 'NgayNo' | 'NhacLuc'> & {
  NgayNo: string;
  NhacLuc: string | null;
  noi: string | null;
};
type Found = Omit<DanhSachCongNo, 'data'> & { data: Row[] };

/** The tabs of the list. */
const states = keysOf(tinhTrangNo);

/** The ages of debts, as conditions on days overdue. */
export const ages: Record<CotTuoiNo, SQL> = {
  ChuaDenHan: sql`days = 0`,
  Ngay1Den30: sql`days between 1 and 30`,
  Ngay31Den60: sql`days between 31 and 60`,
  Ngay61Den90: sql`days between 61 and 90`,
  TrenNgay90: sql`days > 90`,
};

/** What is left by age, as pairs of a JSON object, of rows with `days` and `"left"`. */
const sumsByAge: SQL = sql.join(
  Object.entries(ages).map(
    ([name, is]) => sql`${name}::text, coalesce(sum("left") filter (where ${is}), 0)::numeric(18, 2)::text`,
  ),
  sql`, `,
);

/**
 * A page of debts, those longest due first, with the counts of every state and what is open by age: what patients, companies and
 * guarantors owe, and the insurance of confirmed costs. Of the places that the caller's lists show. One statement.
 */
export async function debtList(ctx: Ctx, args: QueryDanhSachCongNoArgs): Promise<DanhSachCongNo> {
  const { soNgayHanBHXH } = await readSetting(ctx, 'debts');
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 1000);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const now = today(ctx);
  const state = args.TinhTrang ? sql`state = ${args.TinhTrang}` : sql`true`;
  const shown = sql`${state} and ${args.Cot ? sql`"left" > 0 and ${ages[args.Cot]}` : sql`true`}`;
  const { LoaiNguoiNo, CongTy_Id, NhomCongNo_Id } = args;
  const sources = [
    ...(LoaiNguoiNo === 'BHXH' ? [] : [ownDebts(args)]),
    // nothing of the insurance belongs to a company or a group of debts
    ...(LoaiNguoiNo === 'BHXH' || !(LoaiNguoiNo || CongTy_Id || NhomCongNo_Id)
      ? [fundDebts(args, soNgayHanBHXH)]
      : []),
  ];
  const counts = states.map(
    (name) => sql`(count(*) filter (where state = ${name}))::int as ${sql.identifier(name)}`,
  );
  const { rows } = await ctx.db.execute<Found>(sql`
    with c (${columns}) as (${sql.join(sources, sql` union all `)}), found as materialized (
      select c.*, case when c.trang_thai <> 'ConNo' then c.trang_thai
          when exists (select from main.xoa_no x where x.cong_no_id = c.id and x.trang_thai = 'ChoDuyet') then 'ChoDuyet'
          when c.ngay_han < ${now}::date then 'QuaHan' else 'ConHan' end as state,
        case when c.con_lai > 0 then greatest(${now}::date - c.ngay_han, 0) else 0 end as days, c.con_lai as "left"
      from c where ${await listedPlace(ctx, sql`c.noi_tiep_nhan_id`)} and ${keywordFits(args.keyword ?? '')}
    ), sums as (
      select ${sql.join(counts, sql`, `)}, (count(*) filter (where ${shown}))::int as "totalRows",
        coalesce(sum("left") filter (where ${shown}), 0)::numeric(18, 2) as "ConLai",
        json_build_object(${sumsByAge}) as "TuoiNo" from found
    ), page as (
      select * from found where ${shown} order by (state in ('TatToan', 'DaXoaNo', 'DaHuy')), ngay_han, ngay_no, id
      limit ${limit} offset ${offset}
    )
    select sums.*, coalesce((select json_agg(r) from (
        select c.id as "_id", c.loai_nguoi_no as "LoaiNguoiNo", c.ma_cong_no as "MaCongNo", c.tiep_nhan_id as "TiepNhan_Id",
          c.benh_nhan_id as "BenhNhan_Id", t.ma_tiep_nhan as "MaTiepNhan", b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan",
          b.nam_sinh as "NamSinh", ${debtorName} as "NguoiNo", coalesce(c.so_dien_thoai, g.so_dien_thoai, b.so_dien_thoai) as "SoDienThoai",
          n.ten_nhom_cong_no as "NhomCongNo", c.ngay_no as "NgayNo", c.ngay_han as "NgayHan", c.days as "soNgayQuaHan",
          c.so_tien::text as "SoTien", c.da_thu::text as "DaThu", c.con_lai::text as "ConLai", c.state as "TinhTrang",
          s.ten_nhan_vien as "NguoiChoNo", c.lan_nhac as "LanNhac", c.nhac_luc as "NhacLuc", c.noi_tiep_nhan_id as noi
        from page c
        join ${receptionRows} t on t.id = c.tiep_nhan_id
        join ${patientRows} b on b.id = c.benh_nhan_id
        left join main.cong_ty g on g.id = c.cong_ty_id
        left join main.nhom_cong_no n on n.id = c.nhom_cong_no_id
        left join main.nhan_vien s on s.id = c.nguoi_cho_no_id
        order by (c.state in ('TatToan', 'DaXoaNo', 'DaHuy')), c.ngay_han, c.ngay_no, c.id) r), '[]'::json) as data
    from sums`);
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, found.data, ({ noi, BenhNhan_Id }) => ({
    node: noi,
    BenhNhan_Id,
  }));
  const data = visible.map(({ noi: _place, ...row }) => ({
    ...row,
    NgayNo: new Date(row.NgayNo),
    NhacLuc: row.NhacLuc ? new Date(row.NhacLuc) : null,
  }));
  return { ...found, data };
}

const columns = sql.raw(
  'id, ma_cong_no, tiep_nhan_id, benh_nhan_id, noi_tiep_nhan_id, loai_nguoi_no, cong_ty_id, nguoi_bao_lanh, so_dien_thoai, nhom_cong_no_id, ngay_no, ngay_han, nguoi_cho_no_id, so_tien, da_thu, con_lai, lan_nhac, nhac_luc, trang_thai',
);

function ownDebts({ tuNgay, denNgay, LoaiNguoiNo, CongTy_Id, NhomCongNo_Id }: QueryDanhSachCongNoArgs): SQL {
  const is = (column: string, given: string | null | undefined) =>
    given ? sql`and ${sql.raw(column)} = ${given}` : sql``;
  return sql`select ${columns} from main.cong_no d where ${withinDays(sql`d.ngay_no`, tuNgay, denNgay)}
    ${is('loai_nguoi_no', LoaiNguoiNo)} ${is('cong_ty_id', CongTy_Id)} ${is('nhom_cong_no_id', NhomCongNo_Id)}`;
}

/** What the fund owes of confirmed costs; each is due some days after it was confirmed. */
function fundDebts({ tuNgay, denNgay }: QueryDanhSachCongNoArgs, days: number): SQL {
  return sql`select x.id, t.ma_tiep_nhan, x.tiep_nhan_id, x.benh_nhan_id, t.noi_tiep_nhan_id, 'BHXH', null::uuid, null::text, null::text, null::uuid, x.ngay_xac_nhan,
      ${dayOf(sql`x.ngay_xac_nhan`)} + ${days}::int, x.nguoi_xac_nhan_id, x.bh_chi_tra, 0::numeric(18, 2), x.bh_chi_tra, 0, null::timestamptz, 'ConNo'
    from ${confirmationRows} x join ${receptionRows} t on t.id = x.tiep_nhan_id
    where x.trang_thai = 'HieuLuc' and x.bh_chi_tra > 0 and ${withinDays(sql`x.ngay_xac_nhan`, tuNgay, denNgay)}`;
}

function withinDays(moment: SQL, from: string | null | undefined, to: string | null | undefined): SQL {
  return sql`${from ? sql`${moment} >= ${midnight(from)}` : sql`true`} and ${to ? sql`${moment} < ${midnight(to, 1)}` : sql`true`}`;
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  const part = `%${whole.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(c.ma_cong_no = ${whole.toUpperCase()} or c.nguoi_bao_lanh ilike ${part}
    or c.cong_ty_id in (select id from main.cong_ty where ten_cong_ty ilike ${part} or ma_cong_ty = ${whole.toUpperCase()})
    or c.benh_nhan_id in (select b.id from ${patientRows} b where b.ma_y_te = ${whole.toUpperCase()} or ${personFits(whole, 'b')}))`;
}
