import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The code of a debt. */
export const maCongNo: Counter = {
  name: 'MaCongNo',
  label: { vi: 'Mã công nợ', en: 'Code of a debt' },
  scope: shortYear,
  prefix: (scope) => `CN${scope}-`,
  width: 6,
  used: { table: 'main.cong_no', column: 'ma_cong_no' },
};
