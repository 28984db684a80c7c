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

/** The code of what a bill takes of programmes and vouchers at once: that of the visit, and which time it is. No bill waits for another. */
export const maApDung = (MaTiepNhan: string, time: number): string => `${MaTiepNhan}-KM${time}`;

/** Without those that are taken for each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const lettersOfCode = 12;

/** A code of a voucher that nobody guesses. */
export function randomCode(): string {
  return Array.from({ length: lettersOfCode }, () => letters[randomInt(letters.length)]).join('');
}
