import type { Issue } from '@sen/domain/catalogue/validate';
import { loiNhap, tongPhieu, unitsOf } from '@sen/domain/stock/dongPhieu';
import { newId } from '../../session/newId.ts';
import type {
  DongPhieuKhoInput,
  LoaiPhieuKho,
  LotsOfStoreQuery,
  PhieuKhoInput,
  StockPaperFragment,
} from './stock.pharmacy.gen.ts';

/** A line as it is typed: what the server keeps of it, and what it shows of the drug. */
export type PaperLine = {
  key: string;
  Duoc_Id: string | null;
  Lo_Id: string | null;
  TenDuoc: string;
  DonViTinh: string | null;
  SoLo: string | null;
  HanDung: string | null;
  QuyCach: string | null;
  SoLuongGoi: string | null;
  SoLuong: string | null;
  SoLuongSo: string | null;
  SoLuongNhan: string | null;
  DonGia: string | null;
  VAT: string | null;
  LyDo: string | null;
  /** What of the lot is free in the store. */
  free: string | null;
};

/** A paper as a form. */
export type PaperValues = {
  Ngay: string | null;
  KhoNhan_Id: string | null;
  NhaCungCap_Id: string | null;
  SoHoaDon: string | null;
  NgayHoaDon: string | null;
  GoiThau: string | null;
  QuyetDinhThau: string | null;
  NguoiGiao: string | null;
  GhiChu: string | null;
  dongs: readonly PaperLine[];
};

export const blankPaper = (Ngay: string): PaperValues => ({
  Ngay,
  KhoNhan_Id: null,
  NhaCungCap_Id: null,
  SoHoaDon: null,
  NgayHoaDon: null,
  GoiThau: null,
  QuyetDinhThau: null,
  NguoiGiao: null,
  GhiChu: null,
  dongs: [],
});

export const blankLine = (): PaperLine => ({
  key: newId(),
  Duoc_Id: null,
  Lo_Id: null,
  TenDuoc: '',
  DonViTinh: null,
  SoLo: null,
  HanDung: null,
  QuyCach: null,
  SoLuongGoi: null,
  SoLuong: null,
  SoLuongSo: null,
  SoLuongNhan: null,
  DonGia: null,
  VAT: null,
  LyDo: null,
  free: null,
});

const text = (value: string | null | undefined) => value ?? null;

/** What the server has, as a form has it. */
export function valuesOf(paper: StockPaperFragment): PaperValues {
  return {
    Ngay: paper.Ngay,
    KhoNhan_Id: text(paper.KhoNhan_Id),
    NhaCungCap_Id: text(paper.NhaCungCap_Id),
    SoHoaDon: text(paper.SoHoaDon),
    NgayHoaDon: text(paper.NgayHoaDon),
    GoiThau: text(paper.GoiThau),
    QuyetDinhThau: text(paper.QuyetDinhThau),
    NguoiGiao: text(paper.NguoiGiao),
    GhiChu: text(paper.GhiChu),
    dongs: paper.dongs.map((line) => ({
      key: line._id,
      Duoc_Id: text(line.Duoc_Id),
      Lo_Id: text(line.Lo_Id),
      TenDuoc: drugName(line),
      DonViTinh: text(line.DonViTinh),
      SoLo: text(line.SoLo),
      HanDung: text(line.HanDung),
      QuyCach: decimals(line.QuyCach),
      SoLuongGoi: decimals(line.SoLuongGoi),
      SoLuong: decimals(line.SoLuong),
      SoLuongSo: decimals(line.SoLuongSo),
      SoLuongNhan: decimals(line.SoLuongNhan),
      DonGia: decimals(line.DonGia),
      VAT: decimals(line.VAT),
      LyDo: text(line.LyDo),
      free: decimals(line.SoLuongKhaDung),
    })),
  };
}

/** '5.000' of the server is '5' in a field. */
function decimals(value: string | null | undefined): string | null {
  return value?.includes('.') ? value.replace(/\.?0+$/, '') : text(value);
}

type Named = { TenDuoc?: string | null; HamLuong?: string | null };

/** A drug with its strength, unless its name says it. */
export function drugName({ TenDuoc, HamLuong }: Named): string {
  const name = TenDuoc ?? '';
  return HamLuong && !name.includes(HamLuong) ? `${name} ${HamLuong}` : name;
}

export type FoundLot = LotsOfStoreQuery['tonKho']['data'][number];

/** A line of a transfer of a lot. */
export function lineOfLot(lot: FoundLot): PaperLine {
  return {
    ...blankLine(),
    Duoc_Id: lot.Duoc_Id,
    Lo_Id: lot.Lo_Id,
    TenDuoc: drugName(lot),
    DonViTinh: text(lot.DonViTinh),
    SoLo: lot.SoLo,
    HanDung: lot.HanDung,
    DonGia: decimals(lot.GiaVon),
    free: decimals(lot.SoLuongKhaDung),
  };
}

/** A line with a change; packs by units in a pack give the units. */
export function changedLine(line: PaperLine, set: Partial<PaperLine>): PaperLine {
  const next = { ...line, ...set };
  if (!('SoLuongGoi' in set) && !('QuyCach' in set)) return next;
  const units = unitsOf(next.SoLuongGoi, next.QuyCach);
  return units === null ? next : { ...next, SoLuong: decimals(units) };
}

/** A form as the server takes it. */
export function inputOf(
  values: PaperValues,
  of: {
    _id: string | null;
    version: number | null;
    LoaiPhieu: LoaiPhieuKho;
    Kho_Id: string;
    requestId: string;
  },
): PhieuKhoInput {
  const { dongs, ...head } = values;
  return { ...of, ...head, dongs: dongs.map(lineInput) };
}

function lineInput(line: PaperLine): DongPhieuKhoInput {
  const { key, Duoc_Id, Lo_Id, SoLo, HanDung, QuyCach, SoLuongGoi, SoLuong, DonGia, VAT, LyDo } = line;
  return { _id: key, Duoc_Id, Lo_Id, SoLo, HanDung, QuyCach, SoLuongGoi, SoLuong, DonGia, VAT, LyDo };
}

const isDay = (value: string | null) => value === null || /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What cannot be sent: days and amounts that are none, texts that are too long. A draft may lack anything but its day. */
export function faultsOf(values: PaperValues): Issue[] {
  const notDay = (path: string): Issue => ({ path, code: 'NOT_A_DATE' });
  return [
    ...(values.Ngay === null ? [{ path: 'Ngay', code: 'REQUIRED' }] : []),
    ...(['Ngay', 'NgayHoaDon'] as const).filter((name) => !isDay(values[name])).map(notDay),
    ...values.dongs.flatMap((line, index) => (isDay(line.HanDung) ? [] : [notDay(`dongs.${index}.HanDung`)])),
    ...loiNhap(values.dongs),
  ];
}

/** The sums of what is typed; null while an amount is none. */
export function totalsOf(lines: readonly PaperLine[]): ReturnType<typeof tongPhieu> | null {
  try {
    return tongPhieu(lines);
  } catch {
    return null;
  }
}
