import { daysBetween, hoursBetween } from './dates.ts';

/** Visit types whose statistic days run from the day of admission to the day of discharge, both counted. */
const STAYS = new Set(['02', '03', '04', '06']);

/** KET_QUA_DTRI 1 cured, 2 improved: the day of discharge is not paid. */
const BETTER = new Set(['1', '2']);

/** MA_LOAI_RV 2 and 5: moved to another hospital. */
const TRANSFERRED = new Set(['2', '5']);

/** One treatment; times are local 'YYYY-MM-DDTHH:mm'. */
export type DotDieuTri = {
  maLoaiKCB: string;
  ngayVao: string;
  ngayRa: string;
  /** Days for which medicine was given (visit type 05). */
  soNgayThuoc?: number;
  /** Days on which services were done (visit type 08). */
  soNgayDichVu?: number;
};

/** SO_NGAY_DTRI of the statistics by visit type; 0 for types without treatment days (insurance 1.5). */
export function soNgayDieuTri(dot: DotDieuTri): number {
  if (STAYS.has(dot.maLoaiKCB)) return daysBetween(dot.ngayVao, dot.ngayRa) + 1;
  if (dot.maLoaiKCB === '05') return dot.soNgayThuoc ?? 0;
  return dot.maLoaiKCB === '08' ? (dot.soNgayDichVu ?? 0) : 0;
}

/**
 * Bed days that are paid: none below 4 hours, one below 24 hours, then the days between, and the day of discharge too
 * when the patient left no better (`ketQuaDieuTri` as KET_QUA_DTRI) or was transferred (`maLoaiRaVien` as MA_LOAI_RV).
 */
export function ngayGiuongThanhToan(stay: {
  ngayVao: string;
  ngayRa: string;
  ketQuaDieuTri: string;
  maLoaiRaVien: string;
}): number {
  const hours = hoursBetween(stay.ngayVao, stay.ngayRa);
  if (hours < 4) return 0;
  if (hours < 24) return 1;
  const days = daysBetween(stay.ngayVao, stay.ngayRa);
  const better = BETTER.has(stay.ketQuaDieuTri) && !TRANSFERRED.has(stay.maLoaiRaVien);
  return better ? days : days + 1;
}
