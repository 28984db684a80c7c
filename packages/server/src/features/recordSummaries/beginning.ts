import { withoutRestricted } from '@sen/domain/claims/restricted';
import { ketQuaDieuTri } from '@sen/domain/medicalRecords/raVien';
import type { tomTatTexts } from '@sen/domain/recordSummaries/tomTatHoSo';
import type { Ctx } from '../../engine/context.ts';
import { localDay } from '../../engine/context.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { resultSummaryOfSlips } from '../lab/queries.ts';
import { slipsOfSession, slipsWithLines } from '../orders/queries.ts';
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
  const treatments = lines([...new Set(parts.flatMap((part) => part.treatments))]);
  return target.session
    ? ofSession(ctx, target.session, results, treatments)
    : ofRecord(ctx, target, results, treatments);
}

/** What the boxes of an open or ended session take from results, orders and prescriptions, a line each. Restricted results are left out. */
export async function linesOfBoxes(
  ctx: Ctx,
  session: KhamBenhRow,
): Promise<{ ketQuas: string[]; dieuTris: string[] }> {
  const { results, treatments } = await partOf(ctx, session);
  const told = (texts: readonly string[]) => texts.flatMap((text) => withoutRestricted(text) ?? []);
  return { ketQuas: told(results), dieuTris: told(treatments) };
}

async function ofSession(
  ctx: Ctx,
  one: KhamBenhRow,
  results: string | null,
  treatments: string | null,
): Promise<Beginning> {
  return {
    TuNgay: one.Ngay,
    DenNgay: one.NgayKetThuc ? localDay(one.NgayKetThuc) : one.Ngay,
    LyDoVaoVien: one.LyDoKham,
    TienSuBenh: lines([one.TienSuBenh, one.TienSuDiUng]),
    QuaTrinhBenhLy: one.QuaTrinhBenhLy || one.TrieuChungLamSang,
    KetQuaCanLamSang: one.KetQuaCanLamSang || results,
    ChanDoan: one.ChanDoan || (await nameOf(ctx, 'ICD', one.ChanDoanICD_Id)) || null,
    ChanDoanICD_Id: one.ChanDoanICD_Id,
    ChanDoanPhuICD_Ids: [...one.ChanDoanPhuICD_Ids],
    PhuongPhapDieuTri: one.PhuongPhapDieuTri || treatments,
    TinhTrangRaVien: (await nameOf(ctx, 'HuongGiaiQuyet', one.HuongGiaiQuyet_Id)) || null,
    LoiDan: one.LoiDan,
  };
}

async function ofRecord(
  ctx: Ctx,
  { record, sessions, discharge }: Extract<Target, { session: null }>,
  results: string | null,
  treatments: string | null,
): Promise<Beginning> {
  const last = sessions.at(-1);
  // the discharge of a stay has its own summary
  const inStay = discharge && 'NhapVien_Id' in discharge ? discharge : null;
  const disease = discharge ?? record;
  return {
    TuNgay: localDay(record.ThoiGianVaoVien),
    DenNgay: discharge
      ? localDay(discharge.ThoiGianRaVien)
      : (last?.Ngay ?? localDay(record.ThoiGianVaoVien)),
    LyDoVaoVien: record.LyDoVaoVien,
    TienSuBenh: lines([record.TienSuBenh, record.TienSuGiaDinh]),
    QuaTrinhBenhLy:
      inStay?.QuaTrinhBenhLy ??
      lines([record.QuaTrinhBenhLy, record.KhamLamSang, ...sessions.map((one) => one.TrieuChungLamSang)]),
    KetQuaCanLamSang: inStay?.KetQuaCanLamSang ?? lines([record.TomTatCanLamSang, results]),
    ChanDoan: disease.ChanDoan || (await nameOf(ctx, 'ICD', disease.ChanDoanICD_Id)) || null,
    ChanDoanICD_Id: disease.ChanDoanICD_Id,
    ChanDoanPhuICD_Ids: [...disease.ChanDoanPhuICD_Ids],
    PhuongPhapDieuTri:
      inStay?.PhuongPhapDieuTri ?? lines([discharge?.PhuongPhapDieuTri ?? record.HuongDieuTri, treatments]),
    TinhTrangRaVien: discharge ? ketQuaDieuTri[discharge.KetQuaDieuTri][ctx.language] : null,
    LoiDan: discharge?.LoiDan ?? last?.LoiDan ?? null,
  };
}

/** Results that matter (values outside of the normal range, conclusions) and what an examination did and prescribed. */
async function partOf(ctx: Ctx, { _id }: KhamBenhRow): Promise<{ results: string[]; treatments: string[] }> {
  const slips = (await slipsOfSession(ctx, _id)).filter((slip) => slip.TrangThai !== 'DaHuy');
  const ids = slips.map((slip) => slip._id);
  const values = [...(await resultSummaryOfSlips(ctx, ids)).values()].flat();
  const abnormal = values.flatMap(({ TenChiSo, KetQua, DonViTinh, CoKetQua }) =>
    CoKetQua && CoKetQua !== 'N' ? [joined([`${TenChiSo}: ${KetQua}`, DonViTinh, `(${CoKetQua})`], ' ')] : [],
  );
  const conclusions = [...(await conclusionsOfAllKinds(ctx, slips)).values()].flat();
  const procedures = await slipsWithLines(
    ctx,
    slips.filter(({ Loai }) => Loai === 'PhauThuat' || Loai === 'ThuThuat').map((slip) => slip._id),
  );
  const done = procedures.flatMap(({ chiTiets }) => chiTiets.filter((line) => line.TrangThai !== 'DaHuy'));
  const prescribed = (await prescriptionsOfSession(ctx, _id)).filter((one) => one.TrangThai !== 'DaHuy');
  const drugs = (await Promise.all(prescribed.map((one) => prescriptionLines(ctx, one._id)))).flat();
  return {
    results: [...abnormal, ...conclusions.map((one) => `${one.TenDichVu}: ${one.KetLuan}`)],
    treatments: [
      ...done.map((line) => line.TenDichVu),
      ...drugs.map((one) => `${one.TenDuoc} × ${quantity(one.SoLuong)}`),
    ],
  };
}

function lines(texts: ReadonlyArray<string | null>): string | null {
  return texts.filter(Boolean).join('\n') || null;
}
