import { decimalComma, numericResult } from '@sen/domain/lab/entry';
import { type DinhChinh, presentCorrection } from '../../orders/correction.ts';
import { barcodeSvg } from '../../printing/barcode.ts';
import { flagMark, joined, type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  type PresentedBenhNhan,
  type PresentedCoSo,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';
import { imagesOfLines, type KetQuaTrenPhieu, presentLine } from '../../readings/print/ketQuaMoTa.ts';

/** One test value. `CoKetQua`: L and H outside the normal range, LL and HH critical, N normal, null: cannot be judged. */
export type ChiSo = {
  TenChiSo: string;
  KetQua: string;
  DonViTinh: string | null;
  MucBinhThuong: string | null;
  CoKetQua: 'L' | 'H' | 'LL' | 'HH' | 'N' | null;
  /** Device or method. */
  ThietBi: string | null;
};

/** The result of a lab slip, its values in the groups of the laboratory. */
export type KetQuaXetNghiem = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoPhieuYeuCau: string;
  SIDMau: string;
  LoaiMau: string | null;
  LaKhanCap: boolean;
  /** It replaces one that was returned before. */
  DinhChinh?: DinhChinh;
  NoiYeuCau: string;
  BacSiChiDinh: string;
  ChanDoan: string;
  MaICD: string | null;
  NgayYeuCau: string;
  ThoiGianLayMau: string | null;
  ThoiGianNhanMau: string | null;
  ThoiGianTraKetQua: string;
  Nhoms: readonly { TenNhom: string; ChiSos: readonly ChiSo[] }[];
  KetLuan: string | null;
  /** Services that are described or have images, where there are any. */
  KetQuas?: readonly KetQuaTrenPhieu[];
  /** Who performed the tests, where that is not `NguoiThucHien` alone. */
  NguoiThucHiens?: readonly string[];
  NguoiThucHien: string;
  ChuKyNguoiThucHien: ChuKy | null;
  NguoiDuyet: string;
  ChuKyNguoiDuyet: ChuKy | null;
};

export type PresentedChiSo = {
  TenChiSo: string;
  KetQua: string;
  DonViTinh: string;
  MucBinhThuong: string;
  ThietBi: string;
  BatThuong: boolean;
  NguyHiem: boolean;
  /** '↑ H', '↓ L', '↑↑ HH': the arrow tells the direction where a print has no colour. */
  Co: string;
};

export type PresentedKetQuaXetNghiem = {
  CoSo: PresentedCoSo;
  BenhNhan: PresentedBenhNhan;
  SoPhieuYeuCau: string;
  SIDMau: string;
  LoaiMau: string;
  KhanCap: boolean;
  DinhChinh: ReturnType<typeof presentCorrection>;
  NoiYeuCau: string;
  BacSiChiDinh: string;
  ChanDoan: string;
  NgayYeuCau: string;
  ThoiGianLayMau: string;
  ThoiGianNhanMau: string;
  ThoiGianTraKetQua: string;
  Nhoms: { TenNhom: string; ChiSos: PresentedChiSo[] }[];
  CoNguyHiem: boolean;
  KetLuan: string;
  KetQuas: ReturnType<typeof presentLine>[];
  ThucHien: string;
  NgayKy: string;
  NguoiThucHien: string;
  /** The file of the specimen signature, or nothing. */
  ChuKyNguoiThucHien: string;
  NguoiDuyet: string;
  /** The file of the specimen signature, or nothing. */
  ChuKyNguoiDuyet: string;
};

/** The lab result as display strings. */
export function presentKetQuaXetNghiem(
  result: KetQuaXetNghiem,
  language: Language,
): PresentedKetQuaXetNghiem {
  const groups = result.Nhoms.map(({ TenNhom, ChiSos }) => ({ TenNhom, ChiSos: ChiSos.map(presentChiSo) }));
  return {
    CoSo: presentCoSo(result.CoSo, language),
    BenhNhan: presentBenhNhan(result.BenhNhan, language),
    SoPhieuYeuCau: result.SoPhieuYeuCau,
    SIDMau: result.SIDMau,
    LoaiMau: result.LoaiMau ?? '',
    KhanCap: result.LaKhanCap,
    DinhChinh: presentCorrection(result.DinhChinh),
    NoiYeuCau: result.NoiYeuCau,
    BacSiChiDinh: result.BacSiChiDinh,
    ChanDoan: joined([result.MaICD, result.ChanDoan], ' – '),
    NgayYeuCau: moment(result.NgayYeuCau),
    ThoiGianLayMau: moment(result.ThoiGianLayMau),
    ThoiGianNhanMau: moment(result.ThoiGianNhanMau),
    ThoiGianTraKetQua: moment(result.ThoiGianTraKetQua),
    Nhoms: groups,
    CoNguyHiem: groups.some(({ ChiSos }) => ChiSos.some(({ NguyHiem }) => NguyHiem)),
    KetLuan: result.KetLuan ?? '',
    KetQuas: (result.KetQuas ?? []).map((one, service) => presentLine(one, service, language)),
    ThucHien: (result.NguoiThucHiens ?? []).join(', '),
    NgayKy: longDay(result.ThoiGianTraKetQua, language),
    NguoiThucHien: result.NguoiThucHien,
    ChuKyNguoiThucHien: result.ChuKyNguoiThucHien?.name ?? '',
    NguoiDuyet: result.NguoiDuyet,
    ChuKyNguoiDuyet: result.ChuKyNguoiDuyet?.name ?? '',
  };
}

/** The logo, the signatures, the images and the bar code of the slip. */
export function filesKetQuaXetNghiem(result: KetQuaXetNghiem): FormFiles {
  return {
    ...pictureFiles(result.CoSo.Logo, result.ChuKyNguoiThucHien, result.ChuKyNguoiDuyet),
    ...imagesOfLines(result.KetQuas ?? []),
    'barcode.svg': barcodeSvg(result.SoPhieuYeuCau, 'code128'),
  };
}

/** A value as papers write it: a number with a comma. */
export function shownResult(value: string): string {
  return numericResult(value) === null ? value : decimalComma(value);
}

function presentChiSo(value: ChiSo): PresentedChiSo {
  const flag = value.CoKetQua === null || value.CoKetQua === 'N' ? null : value.CoKetQua;
  return {
    TenChiSo: value.TenChiSo,
    KetQua: shownResult(value.KetQua),
    DonViTinh: value.DonViTinh ?? '',
    MucBinhThuong: decimalComma(value.MucBinhThuong ?? ''),
    ThietBi: value.ThietBi ?? '',
    BatThuong: flag !== null,
    NguyHiem: flag === 'LL' || flag === 'HH',
    Co: flagMark(flag),
  };
}
