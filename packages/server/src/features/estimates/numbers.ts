import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The number of an estimate. */
export const soDuToan: Counter = {
  name: 'SoDuToan',
  label: { vi: 'Số dự toán chi phí', en: 'Number of a cost estimate' },
  scope: shortYear,
  prefix: (scope) => `DT${scope}-`,
  width: 5,
  used: { table: 'main.du_toan_chi_phi', column: 'so_du_toan' },
};
