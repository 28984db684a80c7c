import type { TFunction } from 'i18next';
import { formatDate } from '../../ui/dateText.ts';
import { patientFieldLabel } from './fieldLabel.ts';
import type { MergeSideFragment } from './merge.main.gen.ts';

/** One line of two records side by side. */
export type MergeRow = {
  field: string;
  label: string;
  kept: string;
  other: string;
  /** Both say something else: one of the two is chosen. */
  choose: boolean;
};

type Texts = TFunction<['patients', 'common']>;

const shown: Readonly<Record<string, (side: MergeSideFragment, t: Texts) => string | null | undefined>> = {
  TenBenhNhan: (side) => side.TenBenhNhan,
  NgaySinh: (side) => `${side.NgaySinh ? formatDate(side.NgaySinh) : side.NamSinh} (${side.tuoi})`,
  GioiTinh: (side, t) => t(`sex.${side.GioiTinh}`, { ns: 'common' }),
  SoDienThoai: (side) => side.SoDienThoai,
  CMNDHoacHoChieu: (side) => side.CMNDHoacHoChieu,
  DiaChi_Id: (side) => side.fullAddress,
  SoTheBHYT: (side) => side.SoTheBHYT,
  TenNguoiLienHe: (side) => [side.TenNguoiLienHe, side.SoDienThoaiNguoiLienHe].filter(Boolean).join(' · '),
  QuocTich_Id: (side) => side.QuocTich?.ten,
  DanToc_Id: (side) => side.DanToc?.ten,
  NgheNghiep_Id: (side) => side.NgheNghiep?.ten,
  NhomMau_Id: (side) => [side.NhomMau?.ten, side.YeuToRh?.ten].filter(Boolean).join(' '),
  DonVi: (side) => side.DonVi,
  TenTrenHoaDon: (side) => side.TenTrenHoaDon,
  MaSoThue: (side) => side.MaSoThue,
  Email: (side) => side.Email,
  NhanVienPhuTrach_Id: (side) => side.NhanVienPhuTrach?.ten,
  LoaiBenhNhan_Id: (side) => side.LoaiBenhNhan?.ten,
  NguonKhachHang_Id: (side) => side.NguonKhachHang?.ten,
  KyHieuHoaDon: (side) => side.KyHieuHoaDon,
  SoGPP: (side) =>
    [side.SoGPP, side.NgayCapGPP ? formatDate(side.NgayCapGPP) : null].filter(Boolean).join(' · '),
  TienSuDiUng: (side) => side.TienSuDiUng,
  TienSuBenh: (side, t) => (side.tienSuBenhKin ? t('historyClosed') : side.TienSuBenh),
};

/** The lines in which either record says something, those to be chosen first. */
export function mergeRows(
  kept: MergeSideFragment,
  other: MergeSideFragment,
  different: readonly string[],
  t: Texts,
): MergeRow[] {
  const rows = Object.entries(shown).map(([field, tell]) => ({
    field,
    label: field === 'DiaChi_Id' ? t('addressPrinted') : (patientFieldLabel(field) ?? field),
    kept: tell(kept, t) ?? '',
    other: tell(other, t) ?? '',
    choose: different.includes(field),
  }));
  return rows
    .filter((row) => row.kept !== '' || row.other !== '')
    .sort((a, b) => Number(b.choose) - Number(a.choose));
}
