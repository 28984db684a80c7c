import { presentRaVien, type RaVien } from '../../medicalRecords/print/RaVien.ts';
import { day, type Language, moment } from '../../printing/format.ts';

export { filesRaVien as filesRaVienNoiTru } from '../../medicalRecords/print/RaVien.ts';

/** The discharge of a stay on paper: form 02 of circular 25/2025, with what follows and, of a death, when and of what. */
export type RaVienNoiTru = RaVien & {
  HuongDieuTri: string | null;
  NgayTaiKham: string | null;
  TuVongLuc: string | null;
  NguyenNhanTuVong: string | null;
};

/** The discharge as display strings. */
export function presentRaVienNoiTru(one: RaVienNoiTru, language: Language) {
  return {
    ...presentRaVien(one, language),
    HuongDieuTri: one.HuongDieuTri ?? '',
    NgayTaiKham: day(one.NgayTaiKham),
    TuVong: one.TuVongLuc ? moment(one.TuVongLuc) : '',
    NguyenNhanTuVong: one.NguyenNhanTuVong ?? '',
  };
}
