import { taiBienPTTT, tuVongPTTT, vaiTroPTTT } from '@sen/domain/procedures/tuongTrinh';
import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { slipById } from '../../orders/queries.ts';
import { joined, type Language, moment } from '../../printing/format.ts';
import { nameOf } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { filesKetQuaMoTa, type KetQuaMoTa, presentKetQuaMoTa } from '../../readings/print/ketQuaMoTa.ts';
import { ketQuaMoTaForm } from '../../readings/print/ketQuaMoTaForm.ts';
import { procedureReading as reading } from '../procedureReading.ts';
import { reportOf, reportsOfSlip } from '../reports.ts';

/** The operation on paper; null for a slip of services without a report. */
export type OperationOnPaper = {
  BatDau: string | null;
  KetThuc: string | null;
  PhuongPhapPhauThuat: string | null;
  PhuongPhapVoCam: string | null;
  ChanDoanTruoc: string;
  ChanDoanSau: string;
  TuVong: keyof typeof tuVongPTTT | null;
  TaiBien: keyof typeof taiBienPTTT | null;
  TaiBienGhiChu: string | null;
  Kip: ReadonlyArray<{ TenNhanVien: string; VaiTro: keyof typeof vaiTroPTTT }>;
};

export type TuongTrinhTrenPhieu = KetQuaMoTa & { TuongTrinh: OperationOnPaper | null };

const base = ketQuaMoTaForm(reading);

/** Prints the returned report of an operation: what every result that is read has, before it the operation. */
export const tuongTrinhForm: PrintForm<TuongTrinhTrenPhieu> = {
  ...base,
  data: async (ctx, id) => {
    const paper = await base.data(ctx, id);
    return {
      ...paper,
      // the team stands in the report, with when it began and ended
      KetQuas: paper.KetQuas.map((one) => ({ ...one, NguoiThucHiens: [], ThoiGianThucHien: null })),
      TuongTrinh: await operationOf(ctx, id),
    };
  },
  present: presentTuongTrinh,
  files: filesKetQuaMoTa,
};

async function operationOf(ctx: Ctx, id: string): Promise<OperationOnPaper | null> {
  const [newest] = await reading.versions.of(ctx, [id]);
  const written = await reportsOfSlip(ctx, id);
  if (!newest || !written.some((row) => row.PhienBan === newest.PhienBan)) return null;
  const report = reportOf(await slipById(ctx, id), newest.PhienBan, written);
  const diagnosis = async (words: string | null, ICD_Id: string | null) => {
    const disease = await refLabel(ctx, 'ICD', ICD_Id);
    return joined([disease?.ma ?? null, words ?? disease?.ten ?? ''], ' – ');
  };
  return {
    BatDau: report.BatDau?.toISOString() ?? null,
    KetThuc: report.KetThuc?.toISOString() ?? null,
    PhuongPhapPhauThuat:
      (await refLabel(ctx, 'DM_PhuongPhapPhauThuat', report.PhuongPhapPhauThuat_Id))?.ten ?? null,
    PhuongPhapVoCam: (await refLabel(ctx, 'DM_PhuongPhapVoCam', report.PhuongPhapVoCam_Id))?.ten ?? null,
    ChanDoanTruoc: await diagnosis(report.ChanDoanTruoc, report.ChanDoanTruocICD_Id),
    ChanDoanSau: await diagnosis(report.ChanDoanSau, report.ChanDoanSauICD_Id),
    TuVong: report.TuVong,
    TaiBien: report.TaiBien,
    TaiBienGhiChu: report.TaiBienGhiChu,
    Kip: await Promise.all(
      report.Kip.map(async ({ NhanVien_Id, VaiTro }) => ({
        TenNhanVien: await nameOf(ctx, 'NhanVien', NhanVien_Id),
        VaiTro,
      })),
    ),
  };
}

/** The report as display strings. */
export function presentTuongTrinh(paper: TuongTrinhTrenPhieu, language: Language) {
  const { TuongTrinh: said } = paper;
  return {
    ...presentKetQuaMoTa(paper, language),
    TuongTrinh: said && {
      BatDau: moment(said.BatDau),
      KetThuc: moment(said.KetThuc),
      PhuongPhapPhauThuat: said.PhuongPhapPhauThuat ?? '',
      PhuongPhapVoCam: said.PhuongPhapVoCam ?? '',
      ChanDoanTruoc: said.ChanDoanTruoc,
      ChanDoanSau: said.ChanDoanSau,
      TuVong: said.TuVong ? tuVongPTTT[said.TuVong][language] : '',
      TaiBien: joined([said.TaiBien ? taiBienPTTT[said.TaiBien][language] : null, said.TaiBienGhiChu], ': '),
      Kip: said.Kip.map(({ TenNhanVien, VaiTro }) => ({ VaiTro: vaiTroPTTT[VaiTro][language], TenNhanVien })),
    },
  };
}
