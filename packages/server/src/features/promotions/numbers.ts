import { randomInt } from 'node:crypto';
import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The code of a programme that is given none. */
export const maChuongTrinh: Counter = {
  name: 'MaChuongTrinhKhuyenMai',
  label: { vi: 'Mã chương trình khuyến mại', en: 'Code of a promotion programme' },
  scope: shortYear,
  prefix: (scope) => `KM${scope}-`,
  width: 4,
  used: { table: 'main.chuong_trinh_khuyen_mai', column: 'ma_chuong_trinh_khuyen_mai' },
};

/** The code of what a bill takes of programmes and vouchers at once. */
export const maApDung: Counter = {
  name: 'MaApDungKhuyenMai',
  label: { vi: 'Mã áp dụng khuyến mại', en: 'Code of an application of promotions' },
  scope: shortYear,
  prefix: (scope) => `AD${scope}`,
  width: 6,
  used: { table: 'main.ap_dung_khuyen_mai', column: 'ma_ap_dung' },
};

/** Without those that are taken for each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const lettersOfCode = 12;

/** A code of a voucher that nobody guesses. */
export function randomCode(): string {
  return Array.from({ length: lettersOfCode }, () => letters[randomInt(letters.length)]).join('');
}
