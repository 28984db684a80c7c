import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The number of an export of entries. */
export const soDotXuat: Counter = {
  name: 'SoDotXuatButToan',
  label: { vi: 'Số đợt xuất bút toán', en: 'Number of an export of entries' },
  scope: shortYear,
  prefix: (scope) => `XBT${scope}`,
  width: 5,
  used: { table: 'main.dot_xuat_but_toan', column: 'so_dot' },
};
