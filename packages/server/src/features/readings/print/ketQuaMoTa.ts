import { barcodeSvg } from '../../printing/barcode.ts';
import { joined, type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** An image on paper: a file of the form, with the words below it. An SVG is text. */
export type HinhTrenPhieu = { Tep: { name: string; bytes: Uint8Array | string }; ChuThich: string | null };

/** What one service of the slip found. */
export type KetQuaTrenPhieu = {
  TenDichVu: string;
  ThietBi: string | null;
  NguoiThucHiens: readonly string[];
  ThoiGianThucHien: string | null;
  MoTa: string | null;
  KetLuan: string | null;
  DeNghi: string | null;
  HinhAnhs: readonly HinhTrenPhieu[];
  /** Images that are chosen for print and find no room in the form. */
  soHinhKhac: number;
  /** What its kind keeps besides. */
  noiDung?: unknown;
};

/** The result of a slip that was read, on paper. */
export type KetQuaMoTa = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoPhieuYeuCau: string;
  LaKhanCap: boolean;
  /** It is given out before the result is final. */
  LaSoBo?: boolean;
  NoiYeuCau: string;
  BacSiChiDinh: string;
  ChanDoan: string;
  MaICD: string | null;
  NgayYeuCau: string;
  NgayThucHien: string | null;
  ThoiGianTraKetQua: string;
  KetQuas: readonly KetQuaTrenPhieu[];
  NguoiThucHien: string;
  ChuKyNguoiThucHien: ChuKy | null;
  NguoiDuyet: string;
  ChuKyNguoiDuyet: ChuKy | null;
};

/** The result as display strings; the description as its lines. */
export function presentKetQuaMoTa(result: KetQuaMoTa, language: Language) {
  return {
    CoSo: presentCoSo(result.CoSo, language),
    BenhNhan: presentBenhNhan(result.BenhNhan, language),
    SoPhieuYeuCau: result.SoPhieuYeuCau,
    KhanCap: result.LaKhanCap,
    NoiYeuCau: result.NoiYeuCau,
    BacSiChiDinh: result.BacSiChiDinh,
    ChanDoan: joined([result.MaICD, result.ChanDoan], ' – '),
    NgayYeuCau: moment(result.NgayYeuCau),
    NgayThucHien: moment(result.NgayThucHien),
    ThoiGianTraKetQua: moment(result.ThoiGianTraKetQua),
    KetQuas: result.KetQuas.map(presentLine),
    NgayKy: longDay(result.ThoiGianTraKetQua, language),
    NguoiThucHien: result.NguoiThucHien,
    ChuKyNguoiThucHien: result.ChuKyNguoiThucHien?.name ?? '',
    NguoiDuyet: result.NguoiDuyet,
    ChuKyNguoiDuyet: result.ChuKyNguoiDuyet?.name ?? '',
  };
}

/** What one service found as display strings. */
export function presentLine(one: KetQuaTrenPhieu) {
  return {
    TenDichVu: one.TenDichVu,
    ThietBi: one.ThietBi ?? '',
    ThucHien: joined([moment(one.ThoiGianThucHien), one.NguoiThucHiens.join(', ')], ' · '),
    MoTa: (one.MoTa ?? '').split('\n').filter((line) => line.trim() !== ''),
    KetLuan: one.KetLuan ?? '',
    DeNghi: one.DeNghi ?? '',
    HinhAnhs: one.HinhAnhs.map(({ Tep, ChuThich }) => ({ Tep: Tep.name, ChuThich: ChuThich ?? '' })),
    HinhKhac: one.soHinhKhac > 0 ? String(one.soHinhKhac) : '',
  };
}

/** The images of services, by the names of their files. */
export function imagesOfLines(lines: readonly KetQuaTrenPhieu[]): FormFiles {
  return Object.fromEntries(
    lines.flatMap(({ HinhAnhs }) => HinhAnhs.map(({ Tep }) => [Tep.name, Tep.bytes])),
  );
}

/** The logo, the signatures, the images and the bar code of the slip. */
export function filesKetQuaMoTa(result: KetQuaMoTa): FormFiles {
  return {
    ...pictureFiles(result.CoSo.Logo, result.ChuKyNguoiThucHien, result.ChuKyNguoiDuyet),
    ...imagesOfLines(result.KetQuas),
    'barcode.svg': barcodeSvg(result.SoPhieuYeuCau, 'code128'),
  };
}
