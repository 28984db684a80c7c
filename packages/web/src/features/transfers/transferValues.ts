import { ketQuaDieuTri } from '@sen/domain/medicalRecords/raVien';
import { currentLanguage } from '../../session/i18n.ts';
import { dayOf } from '../../ui/dateText.ts';
import type { DischargeOfPaper, SessionOfPaper } from '../../ui/feature.ts';
import type { PhieuChuyenVienFragment } from './transfers.main.gen.ts';

/** The lines of free text of a transfer record, as the paper has them. */
export const transferTexts = [
  'DauHieuLamSang',
  'KetQuaLamSang',
  'PhuongPhapDungDieuTri',
  'TinhTrangBenhNhan',
  'HuongDieuTri',
  'PhuongTienVanChuyen',
  'HoTenNguoiDuaDi',
] as const;

/** The fields of the form in their order. */
export const transferFields = [
  'BenhVien_Id',
  'HinhThucChuyen_Id',
  'LyDoChuyen',
  'ChuyenTuNgay',
  'ChuyenDenNgay',
  ...transferTexts,
] as const;

export type TransferValues = {
  [K in Exclude<(typeof transferFields)[number], 'LyDoChuyen'>]: string | null;
} & { LyDoChuyen: PhieuChuyenVienFragment['LyDoChuyen'] };

/** The values of a record as stored; those that a new one begins with come from the session. */
export function transferValues(
  record: PhieuChuyenVienFragment | null,
  session: SessionOfPaper,
): TransferValues {
  const stored = Object.fromEntries(transferFields.map((field) => [field, record?.[field] ?? null]));
  const { raVien } = session;
  const known = record
    ? {}
    : raVien
      ? ofDischarge(raVien, session.NgayVao ?? null)
      : {
          LyDoChuyen: 'DuDieuKien',
          DauHieuLamSang: session.TrieuChungLamSang ?? null,
          ChuyenTuNgay: session.Ngay,
          ChuyenDenNgay: session.Ngay,
        };
  return { ...stored, ...known } as TransferValues; // every field of the list
}

/** What the transfer of a stay begins with: what its discharge says. */
function ofDischarge(one: DischargeOfPaper, NgayVao: string | null): Partial<TransferValues> {
  return {
    LyDoChuyen: one.LoaiRaVien === 'ChuyenTheoYeuCau' ? 'TheoYeuCau' : 'DuDieuKien',
    DauHieuLamSang: one.QuaTrinhBenhLy ?? null,
    KetQuaLamSang: one.KetQuaCanLamSang ?? null,
    PhuongPhapDungDieuTri: one.PhuongPhapDieuTri ?? null,
    TinhTrangBenhNhan: ketQuaDieuTri[one.KetQuaDieuTri][currentLanguage()],
    HuongDieuTri: one.HuongDieuTri ?? null,
    ChuyenTuNgay: NgayVao,
    ChuyenDenNgay: dayOf(one.ThoiGianRaVien),
  };
}
