import { type Counter, shortYear } from '../../engine/numbering.ts';

export const maYTe: Counter = {
  name: 'MaYTe',
  label: { vi: 'Mã y tế (người bệnh)', en: 'Patient code' },
  scope: shortYear,
  prefix: (scope) => `${scope}.`,
  width: 6,
  used: { table: 'main.benh_nhan', column: 'ma_y_te' },
};
