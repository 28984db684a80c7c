import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { linesMost } from '../../engine/exportTable.ts';
import type { CongNoNguoiNo, CongNoPhaiThu, QueryGetCongNoPhaiThuArgs } from '../../gql/main.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { readSetting } from '../system/queries.ts';
import { dayOf, debtorKey, debtorName, midnight } from './debtorName.ts';
import { ages } from './list.ts';

const money = ['DauKy', 'PhatSinh', 'DaThu', 'DaXoa', 'DaGiam', 'CuoiKy'] as const;
const sums = [...money, ...Object.keys(ages)];

type Found = { data: CongNoNguoiNo[]; totalRows: number; tong: CongNoPhaiThu['tong'] };

/**
 * What each debtor owed before the first day, what was added, collected, written off and adjusted until the last one, and what is left
 * then by age: before + new - collected - written off - adjusted = left. One statement. Errors: BAD_INPUT for days that end before they
 * begin, those of reportRows.
 */
export async function receivables(ctx: Ctx, args: QueryGetCongNoPhaiThuArgs): Promise<CongNoPhaiThu> {
  const { startDate, endDate, LoaiNguoiNo } = args;
  if (endDate < startDate) refuseIssues([{ path: 'endDate', code: 'RANGE_REVERSED' }]);
  const limit = Math.min(Math.max(args.limit ?? 200, 1), linesMost);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const { soNgayHanBHXH } = await readSetting(ctx, 'debts');
  const kind = LoaiNguoiNo ? sql`c.loai_nguoi_no = ${LoaiNguoiNo}` : sql`true`;
  const group = args.NhomCongNo_Id ? sql`c.nhom_cong_no_id = ${args.NhomCongNo_Id}::uuid` : sql`true`;
  const total = (name: string) => sql`coalesce(sum(${sql.identifier(name)}), 0)::numeric(18, 2)`;
  const totals = sums.map((name) => sql`${total(name)} as ${sql.identifier(name)}`);
  const byAge = Object.entries(ages).map(
    ([name, is]) => sql`case when ${is} then "CuoiKy" else 0 end as ${sql.identifier(name)}`,
  );
  const rows = await reportRows<Found>(
    ctx,
    sql`
    with moved as (
      select p.cong_no_id as id, ${sumOf(startDate)}
      from main.cong_no_phat_sinh p where p.luc < ${midnight(endDate, 1)} group by p.cong_no_id
    ), c as (
      select d.loai_nguoi_no, d.cong_ty_id, d.benh_nhan_id, d.nguoi_bao_lanh, d.so_dien_thoai, d.nhom_cong_no_id, d.noi_tiep_nhan_id,
        d.ngay_han, m."DauKy", m."PhatSinh", m."DaThu", m."DaXoa", m."DaGiam"
      from moved m join main.cong_no d on d.id = m.id
      union all ${fund(startDate, endDate, soNgayHanBHXH)}
    ), debts as (
      select c.*, c."DauKy" + c."PhatSinh" - c."DaThu" - c."DaXoa" - c."DaGiam" as "CuoiKy",
        greatest(${endDate}::date - c.ngay_han, 0) as days, ${debtorKey} as debtor
      from c where ${kind} and ${group} and ${await listedPlace(ctx, sql`c.noi_tiep_nhan_id`)}
    ), aged as (
      select *, ${sql.join(byAge, sql`, `)} from debts where "DauKy" <> 0 or "PhatSinh" <> 0 or "DaThu" <> 0 or "DaXoa" <> 0 or "DaGiam" <> 0
    ), debtors as materialized (
      select debtor, min(loai_nguoi_no) as loai_nguoi_no, min(cong_ty_id::text)::uuid as cong_ty_id, min(benh_nhan_id::text)::uuid as benh_nhan_id,
        min(nguoi_bao_lanh) as nguoi_bao_lanh, min(so_dien_thoai) as so_dien_thoai, (count(*) filter (where "CuoiKy" > 0))::int as "soKhoan",
        min(ngay_han) filter (where "CuoiKy" > 0) as since, ${sql.join(totals, sql`, `)}
      from aged group by debtor
    )
    select (select count(*)::int from debtors) as "totalRows",
      (select row_to_json(t) from (select ${sql.join(
        sums.map((name) => sql`${total(name)}::text as ${sql.identifier(name)}`),
        sql`, `,
      )} from debtors) t) as tong,
      coalesce((select json_agg(r) from (
        select c.debtor as "_id", c.loai_nguoi_no as "LoaiNguoiNo", ${debtorName} as "NguoiNo",
          case when c.loai_nguoi_no = 'BenhNhan' then b.ma_y_te when c.loai_nguoi_no = 'BHXH' then null else g.ma_cong_ty end as "MaNguoiNo",
          case when c.loai_nguoi_no = 'BenhNhan' then c.benh_nhan_id end as "BenhNhan_Id", c.cong_ty_id as "CongTy_Id",
          coalesce(c.so_dien_thoai, g.so_dien_thoai, case when c.loai_nguoi_no = 'BenhNhan' then b.so_dien_thoai end) as "SoDienThoai",
          c."soKhoan", c.since as "HanCuNhat", ${sql.join(
            sums.map((name) => sql`c.${sql.identifier(name)}::text as ${sql.identifier(name)}`),
            sql`, `,
          )}
        from (select * from debtors order by "CuoiKy" desc, debtor limit ${limit} offset ${offset}) c
        left join ${patientRows} b on b.id = c.benh_nhan_id
        left join main.cong_ty g on g.id = c.cong_ty_id
        order by c."CuoiKy" desc, c.debtor) r), '[]'::json) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('receivables without a row');
  return { ...found, startDate, endDate };
}

/** What movements of one debt come to before the first day, and by kind since. */
function sumOf(start: string): SQL {
  const since = sql`p.luc >= ${midnight(start)}`;
  const of = (kind: string, name: string) =>
    sql`coalesce(sum(p.so_tien) filter (where p.loai = ${kind} and ${since}), 0) as ${sql.identifier(name)}`;
  return sql`coalesce(sum(case p.loai when 'GhiNo' then p.so_tien else -p.so_tien end) filter (where not (${since})), 0) as "DauKy",
    ${of('GhiNo', 'PhatSinh')}, ${of('ThuNo', 'DaThu')}, ${of('XoaNo', 'DaXoa')}, ${of('DieuChinh', 'DaGiam')}`;
}

/** What the fund owes of confirmed costs; a confirmation that was taken back is an adjustment of its day. */
function fund(start: string, end: string, days: number): SQL {
  const before = (moment: SQL, day: string, later = 0) =>
    sql`coalesce(${moment} < ${midnight(day, later)}, false)`;
  const made = sql`x.ngay_xac_nhan`;
  const gone = sql`(case when x.trang_thai = 'DaHuy' then x.ngay_huy end)`;
  const amount = (is: SQL) => sql`case when ${is} then x.bh_chi_tra else 0 end`;
  return sql`
    select 'BHXH', null::uuid, x.benh_nhan_id, null::text, null::text, null::uuid, t.noi_tiep_nhan_id, ${dayOf(made)} + ${days}::int,
      ${amount(sql`${before(made, start)} and not ${before(gone, start)}`)}, ${amount(sql`not ${before(made, start)}`)}, 0, 0,
      ${amount(sql`${before(gone, end, 1)} and not ${before(gone, start)}`)}
    from ${confirmationRows} x join ${receptionRows} t on t.id = x.tiep_nhan_id
    where x.bh_chi_tra > 0 and ${made} < ${midnight(end, 1)}`;
}
