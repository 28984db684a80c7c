import {
  type HinhThucHoiChan,
  hinhThucHoiChan,
  type ViTriHoiChan,
  viTriHoiChan,
} from '@sen/domain/consultations/hoiChan';
import { barcodeSvg } from '../../printing/barcode.ts';
import { type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** Minutes of a consultation on paper, whole or as an extract. */
export type BienBanHoiChan = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  MaBienBanHoiChan: string;
  /** Not completed yet: the paper says so. */
  DangSoan: boolean;
  NgayHoiChan: string;
  /** The day on which it is signed, YYYY-MM-DD. */
  Ngay: string;
  HinhThucHoiChan: HinhThucHoiChan;
  NoiKham: string;
  BacSiDeNghi: string;
  DiaDiem: string;
  LyDo: string | null;
  DienBienBenh: string | null;
  ChanDoan: string;
  YKien: string | null;
  KetLuan: string | null;
  HuongDieuTri: string | null;
  DoiNguThamGia: ReadonlyArray<{ ten: string; chucVu: string; ViTri: ViTriHoiChan }>;
  ChuKyChuToa: ChuKy | null;
  ChuKyThuKy: ChuKy | null;
};

/** The minutes as display strings. */
export function presentBienBanHoiChan(one: BienBanHoiChan, language: Language) {
  const named = (ViTri: ViTriHoiChan) => one.DoiNguThamGia.find((it) => it.ViTri === ViTri)?.ten ?? '';
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    MaBienBanHoiChan: one.MaBienBanHoiChan,
    DangSoan: one.DangSoan,
    NgayHoiChan: moment(one.NgayHoiChan),
    HinhThucHoiChan: hinhThucHoiChan[one.HinhThucHoiChan][language],
    NoiKham: one.NoiKham,
    BacSiDeNghi: one.BacSiDeNghi,
    DiaDiem: one.DiaDiem,
    LyDo: one.LyDo ?? '',
    DienBienBenh: one.DienBienBenh ?? '',
    ChanDoan: one.ChanDoan,
    YKien: one.YKien ?? '',
    KetLuan: one.KetLuan ?? '',
    HuongDieuTri: one.HuongDieuTri ?? '',
    DoiNguThamGia: one.DoiNguThamGia.map(({ ten, chucVu, ViTri }) => ({
      ten,
      chucVu,
      viTri: viTriHoiChan[ViTri][language],
    })),
    NgayKy: longDay(one.Ngay, language),
    ChuToa: named('ChuToa'),
    ThuKy: named('ThuKy'),
    ChuKyChuToa: one.ChuKyChuToa?.name ?? '',
    ChuKyThuKy: one.ChuKyThuKy?.name ?? '',
  };
}

export function filesBienBanHoiChan(one: BienBanHoiChan): FormFiles {
  return {
    ...pictureFiles(one.CoSo.Logo, one.ChuKyChuToa, one.ChuKyThuKy),
    'barcode.svg': barcodeSvg(one.MaBienBanHoiChan, 'code128'),
  };
}
