import type { KeptRow } from '@sen/domain/microbiology/proposals';
import { isOverridden } from '@sen/domain/microbiology/susceptibility';
import type { TrangThaiCay } from '@sen/domain/microbiology/values';
import { dauHieuDeKhang, phuongPhapKhangSinhDo, trangThaiCay } from '@sen/domain/microbiology/values';
import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { type Language, moment } from '../../printing/format.ts';
import type { PrintForm } from '../../printing/points.ts';
import { filesKetQuaMoTa, type KetQuaMoTa, presentKetQuaMoTa } from '../../readings/print/ketQuaMoTa.ts';
import { ketQuaMoTaForm } from '../../readings/print/ketQuaMoTaForm.ts';
import type { KeptCulture } from '../content.ts';
import { microbiologyReading } from '../microbiologyReading.ts';

/** A culture on paper: with names where the record has ids. */
type CultureOnPaper = {
  LoaiBenhPham: string;
  LayMauLuc: string | null;
  NhanMauLuc: string | null;
  SoiTrucTiep: string;
  TrangThaiCay: TrangThaiCay | null;
  SoNgay: number | null;
  ViKhuans: {
    TenViKhuan: string;
    SoLuong: string;
    DauHieus: readonly (keyof typeof dauHieuDeKhang)[];
    KhangSinhs: (Pick<KeptRow, 'PhuongPhap' | 'GiaTri' | 'KetQua' | 'DeXuat'> & { TenKhangSinh: string })[];
    /** The tables of breakpoints that were used. */
    Nguon: string;
  }[];
};

const base = ketQuaMoTaForm(microbiologyReading);

/** Prints the results of microbiology that are given out, preliminary ones marked. */
export const ketQuaViSinhForm: PrintForm<KetQuaMoTa> = {
  ...base,
  data: async (ctx, id) => {
    const result = await base.data(ctx, id);
    const KetQuas = await Promise.all(
      result.KetQuas.map(async (one) => ({
        ...one,
        noiDung: await cultureOnPaper(ctx, one.noiDung as KeptCulture | null),
      })),
    );
    return { ...result, KetQuas };
  },
  present: presentKetQuaViSinh,
  files: filesKetQuaMoTa,
};

async function cultureOnPaper(ctx: Ctx, culture: KeptCulture | null): Promise<CultureOnPaper | null> {
  if (!culture) return null;
  const name = async (catalogue: string, id: string | null) =>
    (await refLabel(ctx, catalogue, id))?.ten ?? '';
  const { LayMauLuc, NhanMauLuc, TrangThaiCay, SoNgay } = culture;
  return {
    LoaiBenhPham: await name('LoaiBenhPham', culture.LoaiBenhPham_Id),
    LayMauLuc,
    NhanMauLuc,
    SoiTrucTiep: culture.SoiTrucTiep ?? '',
    TrangThaiCay,
    SoNgay,
    ViKhuans: await Promise.all(
      culture.viKhuans.map(async (one) => ({
        TenViKhuan: await name('ViKhuan', one.ViKhuan_Id),
        SoLuong: one.SoLuong ?? '',
        DauHieus: one.DauHieus,
        KhangSinhs: await Promise.all(
          one.khangSinhs
            .filter((row) => row.GiaTri || row.KetQua)
            .map(async ({ PhuongPhap, GiaTri, KetQua, DeXuat, KhangSinh_Id }) => ({
              TenKhangSinh: await name('KhangSinh', KhangSinh_Id),
              PhuongPhap,
              GiaTri,
              KetQua,
              DeXuat,
            })),
        ),
        Nguon: sources(one.khangSinhs),
      })),
    ),
  };
}

/** The tables that rows were judged by, each once: what stands before the limits. */
function sources(rows: readonly KeptRow[]): string {
  const tables = rows.flatMap(({ CanCu }) => (CanCu ? [CanCu.slice(0, CanCu.lastIndexOf(':'))] : []));
  return [...new Set(tables)].join('; ');
}

/** The result as display strings, with its cultures. */
export function presentKetQuaViSinh(result: KetQuaMoTa, language: Language) {
  const shown = presentKetQuaMoTa(result, language);
  return {
    ...shown,
    SoBo: result.LaSoBo ?? false,
    KetQuas: shown.KetQuas.map((one, at) => ({
      ...one,
      NuoiCay: presentCulture(result.KetQuas[at]?.noiDung as CultureOnPaper | null, language),
    })),
  };
}

function presentCulture(culture: CultureOnPaper | null, language: Language) {
  if (!culture) return null;
  const state = culture.TrangThaiCay ? trangThaiCay[culture.TrangThaiCay][language] : '';
  const days = language === 'vi' ? `sau ${culture.SoNgay} ngày` : `after ${culture.SoNgay} days`;
  return {
    LoaiBenhPham: culture.LoaiBenhPham,
    LayMauLuc: moment(culture.LayMauLuc),
    NhanMauLuc: moment(culture.NhanMauLuc),
    SoiTrucTiep: culture.SoiTrucTiep.split('\n').filter((line) => line.trim() !== ''),
    TrangThaiCay: culture.SoNgay === null ? state : `${state} ${days}`,
    ViKhuans: culture.ViKhuans.map((one) => ({
      TenViKhuan: one.TenViKhuan,
      SoLuong: one.SoLuong,
      DauHieus: one.DauHieus.map((mark) => dauHieuDeKhang[mark][language]),
      Nguon: one.Nguon,
      KhangSinhs: one.KhangSinhs.map((row) => ({
        TenKhangSinh: row.TenKhangSinh,
        PhuongPhap: phuongPhapKhangSinhDo[row.PhuongPhap][language],
        GiaTri: row.GiaTri ?? '',
        KetQua: row.KetQua ?? '',
        DeXuatKhac: isOverridden(row) ? (row.DeXuat ?? '') : '',
      })),
    })),
  };
}
