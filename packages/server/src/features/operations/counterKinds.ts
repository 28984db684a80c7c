import type { Label } from '@sen/domain/catalogue/catalogue';

/** How a counter reads: what it counts, for which period, the text before its digits, and where its numbers stand. */
export type CounterKind = {
  label: Label;
  /** The period of a day, YYYY-MM-DD, as the counter names it. */
  scope: (day: string) => string;
  prefix: (scope: string) => string;
  /** After the digits. */
  suffix?: (scope: string) => string;
  /** Digits that the number is filled up to; no zeros without. */
  width: number | null;
  /** The numbers that are in use. */
  used: { table: string; column: string };
};

const year = (day: string) => day.slice(0, 4);
const shortYear = (day: string) => day.slice(2, 4);
const shortDay = (day: string) => day.slice(2).replaceAll('-', '');
const wholeDay = (day: string) => day;
const before = (text: string) => (scope: string) => `${text}${scope}-`;

/** The counters whose numbers people read, by their names. */
export const counterKinds: Readonly<Record<string, CounterKind>> = {
  MaYTe: {
    label: { vi: 'Mã y tế (người bệnh)', en: 'Patient code' },
    scope: shortYear,
    prefix: (scope) => `${scope}.`,
    width: 6,
    used: { table: 'main.benh_nhan', column: 'ma_y_te' },
  },
  TiepNhan: {
    label: { vi: 'Mã tiếp nhận', en: 'Reception code' },
    scope: shortDay,
    prefix: before('TN'),
    width: 4,
    used: { table: 'main.tiep_nhan', column: 'ma_tiep_nhan' },
  },
  SoPhieuYeuCau: {
    label: { vi: 'Số phiếu yêu cầu dịch vụ', en: 'Order slip number' },
    scope: shortDay,
    prefix: before('YC'),
    width: 5,
    used: { table: 'main.dich_vu_yeu_cau', column: 'so_phieu_yeu_cau' },
  },
  MaKhamBenh: {
    label: { vi: 'Mã khám bệnh', en: 'Examination code' },
    scope: shortDay,
    prefix: before('KB'),
    width: 4,
    used: { table: 'main.kham_benh', column: 'ma_kham_benh' },
  },
  MaChuyenVien: {
    label: { vi: 'Mã chuyển viện', en: 'Transfer code' },
    scope: wholeDay,
    prefix: (scope) => `CV${shortDay(scope)}-`,
    width: 4,
    used: { table: 'main.kham_benh_chuyen_vien', column: 'ma_chuyen_vien' },
  },
  SoChuyenVien: {
    label: { vi: 'Số giấy chuyển viện', en: 'Number of the transfer paper' },
    scope: year,
    prefix: () => '',
    suffix: (scope) => `/${scope}`,
    width: null,
    used: { table: 'main.kham_benh_chuyen_vien', column: 'so_chuyen_vien' },
  },
  SIDMau: {
    label: { vi: 'Mã mẫu xét nghiệm (SID)', en: 'Laboratory sample (SID)' },
    scope: wholeDay,
    prefix: shortDay,
    width: 4,
    used: { table: 'main.dich_vu_yeu_cau', column: 'sid_mau' },
  },
  PhieuCap: {
    label: { vi: 'Mã phiếu cấp phát', en: 'Supply slip code' },
    scope: shortDay,
    prefix: before('PC'),
    width: 4,
    used: { table: 'pharmacy.phieu_cap', column: 'ma_phieu_cap' },
  },
};

/** Counters that people only look at, by the beginning of their names: their numbers are on paper and screens already. */
export const otherCounters: ReadonlyArray<{ name: string; label: Label }> = [
  { name: 'queue:', label: { vi: 'Số thứ tự hàng đợi', en: 'Queue tickets' } },
  { name: 'mau_in', label: { vi: 'Phiên bản mẫu in', en: 'Versions of a print form' } },
];
