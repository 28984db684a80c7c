import { day, type Language, longDay } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A sick-leave certificate on paper: form 07 of circular 25/2025, two copies that say the same. */
export type GiayNghi = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoKCB: string;
  SoSeri: string;
  MaSoBHXH: string;
  DonViLamViec: string;
  ChanDoan: string;
  MaICD: string;
  PhuongPhapDieuTri: string;
  TuoiThai: number | null;
  NguyenNhanDinhChi: string | null;
  SoNgay: number;
  TuNgay: string;
  DenNgay: string;
  HoTenCha: string | null;
  HoTenMe: string | null;
  CapLai: boolean;
  NgayCap: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The certificate as display strings. */
export function presentGiayNghi(one: GiayNghi, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoKCB: one.SoKCB,
    SoSeri: one.SoSeri,
    MaSoBHXH: one.MaSoBHXH,
    DonViLamViec: one.DonViLamViec,
    ChanDoan: `${one.ChanDoan} (${one.MaICD})`,
    PhuongPhapDieuTri: one.PhuongPhapDieuTri,
    TuoiThai: one.TuoiThai === null ? '' : String(one.TuoiThai),
    NguyenNhanDinhChi: one.NguyenNhanDinhChi ?? '',
    SoNgay: String(one.SoNgay).padStart(2, '0'),
    TuNgay: day(one.TuNgay),
    DenNgay: day(one.DenNgay),
    HoTenCha: one.HoTenCha ?? '',
    HoTenMe: one.HoTenMe ?? '',
    CapLai: one.CapLai,
    NgayKy: longDay(one.NgayCap, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

export function filesGiayNghi(one: GiayNghi): FormFiles {
  return pictureFiles(one.CoSo.Logo, one.ChuKyBacSi);
}
