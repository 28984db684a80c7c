import { nextSummary, type SummaryDue, summaryDue } from '@sen/domain/treatment/summaries';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { madeOfRecord, recordById, summaryDaysOf } from '../medicalRecords/queries.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { staysOfWard } from '../stays/queries.ts';

/** A stay with the summary of its treatment that is due, and the next one. */
export type StaySummary = {
  stay: NhapVienRow;
  BenhAn_Id: string;
  due: SummaryDue | null;
  next: string;
  last: string | null;
};

/** The stays of a ward with the summaries that are due, those that are late for longest first. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function summariesOfWard(ctx: Ctx, Khoa_Id: string): Promise<StaySummary[]> {
  const stays = await staysOfWard(ctx, Khoa_Id);
  const records = await Promise.all(stays.map(({ _id }) => recordOfStay(ctx, _id)));
  const written = await summaryDaysOf(
    ctx,
    records.flatMap((one) => one?._id ?? []),
  );
  const all = stays.flatMap((stay, at): StaySummary[] => {
    const record = records[at];
    if (!record) return [];
    const days = written.get(record._id) ?? [];
    const { ThoiGianVaoVien: began, _id: BenhAn_Id } = record;
    const due = summaryDue(began, days, ctx.now());
    return [{ stay, BenhAn_Id, due, next: nextSummary(began, ctx.now()), last: days.at(-1) ?? null }];
  });
  const rank = ({ due, next }: StaySummary) => due?.ngay ?? next;
  return all.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** What a summary of a stay begins with: what is known since the one before it. */
export type SummaryBegun = { DienBienLamSang: string; XetNghiem: string; QuaTrinhDieuTri: string };

/** The course, the results and the drugs of a stay since its last summary, in words. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function summaryBegun(ctx: Ctx, BenhAn_Id: string): Promise<SummaryBegun> {
  const record = await recordById(ctx, BenhAn_Id);
  await requireVisible(ctx, madeOfRecord(record));
  const last = (await summaryDaysOf(ctx, [BenhAn_Id])).get(BenhAn_Id)?.at(-1);
  const since = last ? new Date(`${last}T00:00:00+07:00`) : record.ThoiGianVaoVien;
  const [course, results, drugs] = await Promise.all([
    textsOf(
      ctx,
      sql`
      select to_char(thoi_gian at time zone 'Asia/Ho_Chi_Minh', 'DD/MM') || ': ' || dien_bien as text from main.to_dieu_tri
      where benh_an_id = ${BenhAn_Id} and trang_thai <> 'DaHuy' and thoi_gian >= ${since} order by thoi_gian limit 100`,
    ),
    textsOf(
      ctx,
      sql`
      select to_char(s.ngay_ket_qua at time zone 'Asia/Ho_Chi_Minh', 'DD/MM') || ': ' || string_agg(l.ten_dich_vu, ', ' order by l.thu_tu) as text
      from ${slipRows} s join ${orderLineRows} l on l.dich_vu_yeu_cau_id = s.id and l.trang_thai <> 'DaHuy'
      where s.tiep_nhan_id = ${record.TiepNhan_Id} and s.trang_thai in ('CoKetQua', 'DaXemKetQua') and s.ngay_ket_qua >= ${since}
      group by s.id, s.ngay_ket_qua order by s.ngay_ket_qua limit 100`,
    ),
    textsOf(
      ctx,
      sql`
      select ten_duoc || ' (' || to_char(min(tu_luc) at time zone 'Asia/Ho_Chi_Minh', 'DD/MM') || ' – '
        || to_char(max(least(den_luc, ngung_luc)) at time zone 'Asia/Ho_Chi_Minh', 'DD/MM') || ')' as text
      from main.y_lenh_thuoc where nhap_vien_id = ${record.NhapVien_Id} and trang_thai <> 'DaHuy' and tu_luc >= ${since}
      group by ten_duoc order by min(tu_luc) limit 100`,
    ),
  ]);
  return {
    DienBienLamSang: course.join('\n'),
    XetNghiem: results.join('\n'),
    QuaTrinhDieuTri: drugs.join('\n'),
  };
}

async function textsOf(ctx: Ctx, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ text: string }>(statement);
  return rows.map(({ text }) => text);
}
