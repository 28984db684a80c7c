import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

export const maYTe: Counter = {
  name: 'MaYTe',
  label: { vi: 'Mã y tế (người bệnh)', en: 'Patient code' },
  scope: shortYear,
  prefix: (scope) => `${scope}.`,
  width: 6,
  used: { table: 'main.benh_nhan', column: 'ma_y_te' },
};

/** The patients of a year who came without a name; the number stands in their working name alone. */
export const unknownCounter = {
  name: 'ChuaRoDanhTinh',
  label: { vi: 'Người bệnh chưa rõ danh tính', en: 'Unidentified patients' },
};
