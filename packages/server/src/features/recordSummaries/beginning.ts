import { ketQuaDieuTri } from '@sen/domain/medicalRecords/raVien';
import type { tomTatTexts } from '@sen/domain/recordSummaries/tomTatHoSo';
import type { Ctx } from '../../engine/context.ts';
import { localDay } from '../../engine/context.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { resultSummaryOfSlips } from '../lab/queries.ts';
import { slipsOfSession } from '../orders/queries.ts';
import { prescriptionLines, prescriptionsOfSession } from '../prescriptions/queries.ts';
import { joined, quantity } from '../printing/format.ts';
import { nameOf } from '../printing/paperData.ts';
import { conclusionsOfAllKinds } from '../readings/queries.ts';
import type { Target } from './target.ts';

type Written = (typeof tomTatTexts)[number] | 'TuNgay' | 'DenNgay' | 'ChanDoanICD_Id';
type Beginning = { [K in Written]: string | null } & { ChanDoanPhuICD_Ids: string[] };

/** What a summary begins with: what the record says. The doctor reads and changes it. */
export async function beginningOf(ctx: Ctx, target: Target): Promise<Beginning> {
  const sessions = target.session ? [target.session] : target.sessions;
  const parts = await Promise.all(sessions.map((session) => partOf(ctx, session)));
  const results = lines(parts.flatMap((part) => part.results));
  const drugs = lines([...new Set(parts.flatMap((part) => part.drugs))]);
  return target.session
    ? ofSession(ctx, target.session, results, drugs)
    : ofRecord(ctx, target, results, drugs);
}

async function ofSession(
  ctx: Ctx,
  one: KhamBenhRow,
  results: string | null,
  drugs: string | null,
): Promise<Beginning> {
  return {
    TuNgay: one.Ngay,
    DenNgay: one.NgayKetThuc ? localDay(one.NgayKetThuc) : one.Ngay,
    LyDoVaoVien: one.LyDoKham,
    TienSuBenh: lines([one.TienSuBenh, one.TienSuDiUng]),
    QuaTrinhBenhLy: one.TrieuChungLamSang,
    KetQuaCanLamSang: results,
    ChanDoan: one.ChanDoan || (await nameOf(ctx, 'ICD', one.ChanDoanICD_Id)) || null,
    ChanDoanICD_Id: one.ChanDoanICD_Id,
    ChanDoanPhuICD_Ids: [...one.ChanDoanPhuICD_Ids],
    PhuongPhapDieuTri: drugs,
    TinhTrangRaVien: (await nameOf(ctx, 'HuongGiaiQuyet', one.HuongGiaiQuyet_Id)) || null,
    LoiDan: one.LoiDan,
  };
}

async function ofRecord(
  ctx: Ctx,
  { record, sessions, discharge }: Extract<Target, { session: null }>,
  results: string | null,
  drugs: string | null,
): Promise<Beginning> {
  const last = sessions.at(-1);
  const disease = discharge ?? record;
  return {
    TuNgay: localDay(record.ThoiGianVaoVien),
    DenNgay: discharge
      ? localDay(discharge.ThoiGianRaVien)
      : (last?.Ngay ?? localDay(record.ThoiGianVaoVien)),
    LyDoVaoVien: record.LyDoVaoVien,
    TienSuBenh: lines([record.TienSuBenh, record.TienSuGiaDinh]),
    QuaTrinhBenhLy: lines([
      record.QuaTrinhBenhLy,
      record.KhamLamSang,
      ...sessions.map((one) => one.TrieuChungLamSang),
    ]),
    KetQuaCanLamSang: lines([record.TomTatCanLamSang, results]),
    ChanDoan: disease.ChanDoan || (await nameOf(ctx, 'ICD', disease.ChanDoanICD_Id)) || null,
    ChanDoanICD_Id: disease.ChanDoanICD_Id,
    ChanDoanPhuICD_Ids: [...disease.ChanDoanPhuICD_Ids],
    PhuongPhapDieuTri: lines([discharge?.PhuongPhapDieuTri ?? record.HuongDieuTri, drugs]),
    TinhTrangRaVien: discharge ? ketQuaDieuTri[discharge.KetQuaDieuTri][ctx.language] : null,
    LoiDan: discharge?.LoiDan ?? last?.LoiDan ?? null,
  };
}

/** Results that matter (values outside of the normal range, conclusions) and drugs of an examination. */
async function partOf(ctx: Ctx, { _id }: KhamBenhRow): Promise<{ results: string[]; drugs: string[] }> {
  const slips = (await slipsOfSession(ctx, _id)).filter((slip) => slip.TrangThai !== 'DaHuy');
  const ids = slips.map((slip) => slip._id);
  const values = [...(await resultSummaryOfSlips(ctx, ids)).values()].flat();
  const abnormal = values.flatMap(({ TenChiSo, KetQua, DonViTinh, CoKetQua }) =>
    CoKetQua && CoKetQua !== 'N' ? [joined([`${TenChiSo}: ${KetQua}`, DonViTinh, `(${CoKetQua})`], ' ')] : [],
  );
  const conclusions = [...(await conclusionsOfAllKinds(ctx, slips)).values()].flat();
  const prescribed = await prescriptionsOfSession(ctx, _id);
  const drugs = (await Promise.all(prescribed.map((one) => prescriptionLines(ctx, one._id)))).flat();
  return {
    results: [...abnormal, ...conclusions.map((one) => `${one.TenDichVu}: ${one.KetLuan}`)],
    drugs: drugs.map((one) => `${one.TenDuoc} × ${quantity(one.SoLuong)}`),
  };
}

function lines(texts: ReadonlyArray<string | null>): string | null {
  return texts.filter(Boolean).join('\n') || null;
}
