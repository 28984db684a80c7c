import type { ExamLine } from '@sen/domain/cashier/examRates';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { localMinute } from '../insurance/settleVisit.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { receptionRows } from '../reception/sql.ts';
import type { Account } from './account.ts';

/** A visit whose rules look at the patient's other visits of its day. `_id` is null before it is received. */
export type VisitOfDay = {
  _id: string | null;
  BenhNhan_Id: string;
  Ngay: string;
  NgayTiepNhan: Date;
  /** The desk: visits of another facility are another house's bill. */
  NoiTiepNhan_Id: string | null;
};

export type SameDay = {
  /** Insured exams of the other visits on the days asked for. */
  exams: ExamLine[];
  /** What was in scope of earlier visits of the same day. */
  inScope: string;
  /** How many earlier insured visits the day has. */
  earlier: number;
};

/**
 * What the patient's other insured visits of the facility bring into the rules of one (insurance 13): the order of exams is one of the person and the
 * day, and an earlier visit of the day counts for the small-bill rule. `days`: those of the own exams. One statement.
 */
export async function sameDayOf(ctx: Ctx, visit: VisitOfDay, days: readonly string[]): Promise<SameDay> {
  const here = await ofFacility(ctx, visit.NoiTiepNhan_Id);
  const { rows } = await ctx.db.execute<{
    inScope: string;
    earlier: number;
    exams: ReadonlyArray<{ id: string; at: string; specialty: string | null }>;
  }>(sql`
    with others as (
      select t.id, case when a.bh_chi_tra > 0 then a.bh_chi_tra + a.bncct end as in_scope,
        a.bh_chi_tra > 0 and t.ngay = ${visit.Ngay}::date and (t.ngay_tiep_nhan, t.id) < (${visit.NgayTiepNhan.toISOString()}::timestamptz,
          ${visit._id ?? lastOfAll}::uuid) as earlier
      from main.vien_phi a join ${receptionRows} t on t.id = a.tiep_nhan_id
      where a.benh_nhan_id = ${visit.BenhNhan_Id} and a.tiep_nhan_id is distinct from ${visit._id}::uuid
        and t.trang_thai <> 'DaHuy' and ${here}
    )
    select coalesce(sum(in_scope) filter (where earlier), 0)::numeric(18, 2) as "inScope",
      (count(*) filter (where earlier))::int as earlier,
      coalesce((select json_agg(json_build_object('id', l.id, 'at', l.ngay_y_lenh, 'specialty', l.chuyen_khoa_id))
        from others o join main.vien_phi_dong l on l.tiep_nhan_id = o.id
        where l.trang_thai = 'DangSuDung' and l.nhom_chi_phi = 'KhamBenh' and l.la_bhyt and coalesce(l.muc_huong, '0') <> '0'
          and (l.ngay_y_lenh at time zone 'Asia/Ho_Chi_Minh')::date = any(${sql.param([...days])}::date[])), '[]'::json) as exams
    from others`);
  const [found] = rows;
  return {
    inScope: found?.inScope ?? '0',
    earlier: found?.earlier ?? 0,
    exams: (found?.exams ?? []).map(({ id, at, specialty }) => ({
      id,
      ngayYLenh: localMinute(new Date(at)),
      ChuyenKhoa_Id: specialty,
    })),
  };
}

/**
 * The person's other visits of the facility that look at a visit: of its day, as it was and as it is, or with an exam on a day of its
 * exams, taken back ones too. In order of reception; `earlier`: before the visit.
 */
export async function visitsBeside(
  ctx: Ctx,
  { row, reception }: Account,
): Promise<Array<{ _id: string; earlier: boolean }>> {
  const here = await ofFacility(ctx, reception.NoiTiepNhan_Id);
  const { rows } = await ctx.db.execute<{ _id: string; earlier: boolean }>(sql`
    select t.id as "_id", (t.ngay_tiep_nhan, t.id) < (${reception.NgayTiepNhan.toISOString()}::timestamptz, ${reception._id}::uuid) as earlier
    from main.vien_phi a join ${receptionRows} t on t.id = a.tiep_nhan_id
    where a.benh_nhan_id = ${reception.BenhNhan_Id} and t.id <> ${reception._id} and t.trang_thai <> 'DaHuy' and ${here}
      and (t.ngay in (${row.Ngay}::date, ${reception.Ngay}::date) or exists (
        select from main.vien_phi_dong l where l.tiep_nhan_id = t.id and l.trang_thai = 'DangSuDung' and l.nhom_chi_phi = 'KhamBenh'
          and ${dayOfLine('l')} in (select ${dayOfLine('e')} from main.vien_phi_dong e
            where e.tiep_nhan_id = ${reception._id} and e.nhom_chi_phi = 'KhamBenh')))
    order by t.ngay_tiep_nhan, t.id`);
  return rows;
}

function dayOfLine(line: 'l' | 'e'): SQL {
  return sql.raw(`(${line}.ngay_y_lenh at time zone 'Asia/Ho_Chi_Minh')::date`);
}

/** Receptions `t` of the facility of a desk; all where the desk is not known. */
async function ofFacility(ctx: Ctx, NoiTiepNhan_Id: string | null): Promise<SQL> {
  const facility = await facilityOf(ctx, NoiTiepNhan_Id);
  if (facility === null) return sql`true`;
  const nodes = await nodesOfFacility(ctx, facility);
  return sql`(t.noi_tiep_nhan_id is null or t.noi_tiep_nhan_id = any(${sql.param([...nodes])}::uuid[]))`;
}

/** After every id: a visit that is still to be received comes after all others of its moment. */
const lastOfAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
