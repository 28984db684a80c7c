import type { TFunction } from 'i18next';
import { formatDate } from '../../ui/dateText.ts';

/** Whose a study is by what the modality sent: `Nguyễn Thị An · 26000001`. */
export function sentPatient(
  t: TFunction<'dicom'>,
  { TenNguoiBenh, MaNguoiBenh }: { TenNguoiBenh: string; MaNguoiBenh: string },
): string {
  return [TenNguoiBenh || t('noName'), MaNguoiBenh || t('noId')].join(' · ');
}

/** How much a study has: `2 loạt, 14 ảnh`. */
export function countsOf(
  t: TFunction<'dicom'>,
  { soLoat, soAnh }: { soLoat: number; soAnh: number },
): string {
  return `${t('seriesCount', { count: soLoat })}, ${t('pictureCount', { count: soAnh })}`;
}

/** A day as DICOM writes it: `19800102` is 02/01/1980; anything else stays as it was sent. */
export function dayOfDicom(day: string): string {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  return year ? formatDate(`${year}-${month}-${date}`) : day;
}
