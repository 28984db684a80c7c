import { lastDayOfPaper, lyDoChuyen } from '@sen/domain/transfers/chuyenVien';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, joined, type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A transfer to another facility on paper (circular 01/2025, annex VI). */
export type PhieuChuyenCoSo = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  MaChuyenVien: string;
  SoChuyenVien: string;
  NoiDen: string;
  DanToc: string;
  NgheNghiep: string;
  SoDinhDanh: string | null;
  NoiLamViec: string | null;
  KhamTuNgay: string | null;
  KhamDenNgay: string | null;
  DauHieuLamSang: string | null;
  KetQuaLamSang: string | null;
  ChanDoan: string;
  BenhKem: string;
  PhuongPhapDungDieuTri: string | null;
  TinhTrangBenhNhan: string | null;
  HuongDieuTri: string | null;
  LyDoChuyen: keyof typeof lyDoChuyen;
  NgayChuyen: string;
  /** The last day on which it is taken, YYYY-MM-DD. */
  HanGiay: string;
  /** Issued again. */
  CapLai: boolean;
  PhuongTienVanChuyen: string | null;
  HoTenNguoiDuaDi: string | null;
  /** The day of the signature, YYYY-MM-DD. */
  Ngay: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The transfer as display strings. */
export function presentPhieuChuyenCoSo(one: PhieuChuyenCoSo, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    MaChuyenVien: one.MaChuyenVien,
    SoChuyenVien: one.SoChuyenVien,
    NoiDen: one.NoiDen,
    DanToc: one.DanToc,
    NgheNghiep: one.NgheNghiep,
    SoDinhDanh: one.SoDinhDanh ?? '',
    NoiLamViec: one.NoiLamViec ?? '',
    DaKham: joined([day(one.KhamTuNgay) || null, day(one.KhamDenNgay) || null], ' – '),
    DauHieuLamSang: one.DauHieuLamSang ?? '',
    KetQuaLamSang: one.KetQuaLamSang ?? '',
    ChanDoan: one.ChanDoan,
    BenhKem: one.BenhKem,
    PhuongPhapDungDieuTri: one.PhuongPhapDungDieuTri ?? '',
    TinhTrangBenhNhan: one.TinhTrangBenhNhan ?? '',
    HuongDieuTri: one.HuongDieuTri ?? '',
    LyDoChuyen: lyDoChuyen[one.LyDoChuyen][language],
    NgayChuyen: moment(one.NgayChuyen),
    HanGiay: `${day(one.HanGiay)} (${validity[isForYear(one) ? 'year' : 'days'][language]})`,
    CapLai: one.CapLai,
    PhuongTienVanChuyen: one.PhuongTienVanChuyen ?? '',
    HoTenNguoiDuaDi: one.HoTenNguoiDuaDi ?? '',
    NgayKy: longDay(one.Ngay, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

const validity = {
  days: { vi: '10 ngày làm việc kể từ ngày ký', en: '10 working days from the signature' },
  year: { vi: '1 năm kể từ ngày ký', en: 'one year from the signature' },
};

function isForYear({ Ngay, HanGiay }: Pick<PhieuChuyenCoSo, 'Ngay' | 'HanGiay'>): boolean {
  return HanGiay === lastDayOfPaper(Ngay, true);
}

export function filesPhieuChuyenCoSo(one: PhieuChuyenCoSo): FormFiles {
  return {
    ...pictureFiles(one.CoSo.Logo, one.ChuKyBacSi),
    'barcode.svg': barcodeSvg(one.MaChuyenVien, 'code128'),
  };
}
