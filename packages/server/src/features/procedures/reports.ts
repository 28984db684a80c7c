import { reportState, type TuongTrinhFacts } from '@sen/domain/procedures/tuongTrinh';
import { desc, inArray } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { SlipRow } from '../orders/tables.ts';
import { type TuongTrinhRow, tuongTrinhTable as table } from './tables.ts';

/** The reports of a slip, one a version that has something written; read together for all slips. */
export async function reportsOfSlip(ctx: Ctx, slipId: string): Promise<TuongTrinhRow[]> {
  const found = await loadOne(ctx, 'procedure reports', slipId, async (of, ids) => {
    const rows = await readReports(of, ids);
    return new Map(ids.map((id) => [id, rows.filter((row) => row.DichVuYeuCau_Id === id)]));
  });
  return found ?? [];
}

/** The reports of slips, of all versions, the newest first: one statement. */
export function readReports(ctx: Ctx, slipIds: readonly string[]): Promise<TuongTrinhRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(inArray(table.DichVuYeuCau_Id, [...slipIds]))
    .orderBy(desc(table.PhienBan));
}

/** What a report says. */
export type ReportContent = Omit<
  TuongTrinhRow,
  | '_id'
  | 'version'
  | 'NgayTao'
  | 'NguoiTao_Id'
  | 'NgayCapNhat'
  | 'NguoiCapNhat_Id'
  | 'DichVuYeuCau_Id'
  | 'PhienBan'
>;

/** A report as it is shown: what is written, before that what the slip knows. */
export type Report = ReportContent & { slip: SlipRow; PhienBan: number };

/** A version's report: what was written, else the begin of the work and the orderer's diagnosis to go on from. */
export function reportOf(slip: SlipRow, PhienBan: number, rows: readonly TuongTrinhRow[]): Report {
  const written = rows.find((row) => row.PhienBan === PhienBan);
  return { slip, ...(written ? contentOf(written) : blankReport(slip)), PhienBan };
}

/** What a row says of the operation. */
export function contentOf(row: TuongTrinhRow): ReportContent {
  const {
    _id,
    version,
    NgayTao,
    NguoiTao_Id,
    NgayCapNhat,
    NguoiCapNhat_Id,
    DichVuYeuCau_Id,
    PhienBan,
    ...said
  } = row;
  return said;
}

/** What is known of an operation before anything is written of it. */
export function blankReport(slip: SlipRow): ReportContent {
  return {
    BatDau: slip.NgayThucHien,
    KetThuc: null,
    PhuongPhapPhauThuat_Id: null,
    PhuongPhapVoCam_Id: null,
    ChanDoanTruoc: slip.ChanDoan,
    ChanDoanTruocICD_Id: slip.ChanDoanICD_Id,
    ChanDoanSau: null,
    ChanDoanSauICD_Id: null,
    TuVong: null,
    TaiBien: null,
    TaiBienGhiChu: null,
    Kip: [],
    NgayKhoa: null,
    NguoiKhoa_Id: null,
  };
}

/** What the acts on a report decide on. */
export function reportFacts(
  slip: Pick<SlipRow, 'TrangThai' | 'NoiThucHien_Id'>,
  report: Pick<ReportContent, 'NgayKhoa'>,
): TuongTrinhFacts {
  return { TrangThai: reportState(slip.TrangThai, report.NgayKhoa !== null), node: slip.NoiThucHien_Id };
}
