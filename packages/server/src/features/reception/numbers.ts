import { type Counter, shortDay } from '../../engine/sql/numbering.ts';

export const maTiepNhan: Counter = {
  name: 'TiepNhan',
  label: { vi: 'Mã tiếp nhận', en: 'Reception code' },
  scope: shortDay,
  prefix: (scope) => `TN${scope}-`,
  width: 4,
  used: { table: 'main.tiep_nhan', column: 'ma_tiep_nhan' },
};
