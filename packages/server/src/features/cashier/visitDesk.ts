import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import { patientRows } from '../patients/sql.ts';
import { kindOfVisit, ofKind, receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { visitFits } from './visitFits.ts';

/** What the list of a desk is asked for. */
export type DeskArgs<S extends string> = {
  tuNgay?: string | null;
  denNgay?: string | null;
  keyword?: string | null;
  TinhTrang?: S | null;
  LoaiTiepNhan?: string | null;
  page?: number | null;
  limit?: number | null;
};

/** What a desk shows of visits: t is the reception, p the patient, a the account. */
export type Desk<S extends string> = {
  states: readonly S[];
  /** The state of a visit, as an expression. */
  state: SQL;
  /** Further columns, each with its name, and what they come from. */
  columns: SQL;
  joins?: SQL;
  /** Which visits the desk is about. */
  where: SQL;
  /** Added up over what is shown. */
  sum: SQL;
};

/** What every row of a desk has. */
export type DeskRow<S extends string> = {
  _id: string;
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  MaTiepNhan: string;
  NgayTiepNhan: Date;
  MaYTe: string;
  TenBenhNhan: string;
  SoTheBHYT: string | null;
  TrangThai: string;
  DaXacNhanBHYT: boolean;
  DaXacNhanChiPhi: boolean;
  DaHoanUng: boolean;
  TinhTrang: S;
};

export type DeskList<S extends string, R> = Record<S, number> & {
  data: R[];
  totalRows: number;
  tong: string;
};

/**
 * Visits of some days (today when empty) that a desk is about, the oldest first, with how many there are in each of its states: one
 * statement. Errors: BAD_INPUT.
 */
export async function visitsOfDesk<S extends string, R>(
  ctx: Ctx,
  desk: Desk<S>,
  args: DeskArgs<S>,
): Promise<DeskList<S, R & DeskRow<S>>> {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 500);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const shown = args.TinhTrang ? sql`f."TinhTrang" = ${args.TinhTrang}` : sql`true`;
  const counts = desk.states.map(
    (state) => sql`(count(*) filter (where f."TinhTrang" = ${state}))::int as ${sql.identifier(state)}`,
  );
  type Found = Record<S, number> & { totalRows: number; tong: string; at: number | null } & R & DeskRow<S>;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select t.id as "_id", t.id as "TiepNhan_Id", t.benh_nhan_id as "BenhNhan_Id", t.ma_tiep_nhan as "MaTiepNhan",
        t.ngay_tiep_nhan as "NgayTiepNhan", t.so_the_bhyt as "SoTheBHYT", t.trang_thai as "TrangThai",
        t.da_xac_nhan_bhyt as "DaXacNhanBHYT", t.da_xac_nhan_chi_phi as "DaXacNhanChiPhi", t.da_hoan_ung as "DaHoanUng",
        p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan", ${desk.state} as "TinhTrang", ${desk.columns}
      from ${receptionRows} t
      join ${patientRows} p on p.id = t.benh_nhan_id
      join main.vien_phi a on a.tiep_nhan_id = t.id
      ${desk.joins ?? sql``}
      where t.trang_thai <> 'DaHuy' and t.ngay between ${from}::date and ${to}::date and ${desk.where}
        and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)} and ${ofKind(kindOfVisit(args.LoaiTiepNhan))} and ${visitFits(args.keyword)}),
    counts as (select ${sql.join(counts, sql`, `)}, (count(*) filter (where ${shown}))::int as "totalRows",
      coalesce(sum(${desk.sum}) filter (where ${shown}), 0)::numeric(18, 2) as tong from found f),
    page as (select f.*, row_number() over (order by f."NgayTiepNhan", f._id) as at from found f where ${shown}
      order by f."NgayTiepNhan", f._id limit ${limit} offset ${offset})
    select counts.*, page.* from counts left join page on true order by page.at`,
  );
  const [first] = rows;
  if (!first) throw new Error('counts have one row');
  return { ...first, data: rows.filter((row) => row.at !== null) };
}
