import type { ReportField } from '@sen/domain/readings/fields';
import { type DanhDau, marksSvg } from '@sen/domain/readings/marks';
import { bySide, type PhiaAnh, phiaAnh, phiaAnhs } from '@sen/domain/readings/phiaAnh';
import { pictureFacts } from '../../../engine/storage/pictureFacts.ts';
import { type DinhChinh, presentCorrection } from '../../orders/correction.ts';
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
import { presentFields } from './presentFields.ts';

/** An image on paper: a file of the form, with the words below it and what is drawn on it, where something is. An SVG is text. */
export type HinhTrenPhieu = {
  Tep: { name: string; bytes: Uint8Array | string };
  ChuThich: string | null;
  /** Taken before or after the work; left out for neither. */
  Phia?: PhiaAnh;
  DanhDaus?: readonly DanhDau[];
};

/** What one service of the slip found. */
export type KetQuaTrenPhieu = {
  TenDichVu: string;
  ThietBi: string | null;
  NguoiThucHiens: readonly string[];
  ThoiGianThucHien: string | null;
  /** The fields of its report that say something, where there are any. */
  Truongs?: readonly ReportField[];
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
  /** It replaces one that was given out before. */
  DinhChinh?: DinhChinh;
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
    DinhChinh: presentCorrection(result.DinhChinh),
    NoiYeuCau: result.NoiYeuCau,
    BacSiChiDinh: result.BacSiChiDinh,
    ChanDoan: joined([result.MaICD, result.ChanDoan], ' – '),
    NgayYeuCau: moment(result.NgayYeuCau),
    NgayThucHien: moment(result.NgayThucHien),
    ThoiGianTraKetQua: moment(result.ThoiGianTraKetQua),
    KetQuas: result.KetQuas.map((one, service) => presentLine(one, service, language)),
    NgayKy: longDay(result.ThoiGianTraKetQua, language),
    NguoiThucHien: result.NguoiThucHien,
    ChuKyNguoiThucHien: result.ChuKyNguoiThucHien?.name ?? '',
    NguoiDuyet: result.NguoiDuyet,
    ChuKyNguoiDuyet: result.ChuKyNguoiDuyet?.name ?? '',
  };
}

/** What one service, which is that many on its paper, found as display strings. */
export function presentLine(one: KetQuaTrenPhieu, service: number, language: Language) {
  const images = bySide(
    one.HinhAnhs.map((image, at) => ({
      Phia: image.Phia ?? null,
      shown: {
        Tep: image.Tep.name,
        ChuThich: image.ChuThich ?? '',
        Ve: drawingOf(image) ? drawingName(service, at) : '',
        DanhDaus: image.DanhDaus ?? [],
      },
    })),
  );
  const sides = phiaAnhs.map((side) => ({
    Ten: phiaAnh[side][language],
    HinhAnhs: images[side].map(({ shown }) => shown),
  }));
  return {
    TenDichVu: one.TenDichVu,
    ThietBi: one.ThietBi ?? '',
    ThucHien: joined([moment(one.ThoiGianThucHien), one.NguoiThucHiens.join(', ')], ' · '),
    NhomTruongs: presentFields(one.Truongs ?? [], language),
    MoTa: (one.MoTa ?? '').split('\n').filter((line) => line.trim() !== ''),
    KetLuan: one.KetLuan ?? '',
    DeNghi: one.DeNghi ?? '',
    HinhAnhs: images.khac.map(({ shown }) => shown),
    Phias: sides.some(({ HinhAnhs }) => HinhAnhs.length > 0) ? sides : [],
    HinhKhac: one.soHinhKhac > 0 ? String(one.soHinhKhac) : '',
  };
}

/** The images of services and what is drawn on them, by the names of their files. */
export function imagesOfLines(lines: readonly KetQuaTrenPhieu[]): FormFiles {
  const files = lines.flatMap(({ HinhAnhs }, service) =>
    HinhAnhs.flatMap((image, at) => {
      const drawing = drawingOf(image);
      return [[image.Tep.name, image.Tep.bytes], ...(drawing ? [[drawingName(service, at), drawing]] : [])];
    }),
  );
  return Object.fromEntries(files);
}

/** The logo, the signatures, the images and the bar code of the slip. */
export function filesKetQuaMoTa(result: KetQuaMoTa): FormFiles {
  return {
    ...pictureFiles(result.CoSo.Logo, result.ChuKyNguoiThucHien, result.ChuKyNguoiDuyet),
    ...imagesOfLines(result.KetQuas),
    'barcode.svg': barcodeSvg(result.SoPhieuYeuCau, 'code128'),
  };
}

const drawingName = (service: number, at: number) => `ve-${service}-${at}.svg`;

/** What is drawn on an image, as an SVG of its size; null where nothing is. */
function drawingOf({ Tep, DanhDaus = [] }: HinhTrenPhieu): string | null {
  if (DanhDaus.length === 0 || typeof Tep.bytes === 'string') return null;
  const facts = pictureFacts(Buffer.from(Tep.bytes));
  return facts ? marksSvg(DanhDaus, facts) : null;
}
