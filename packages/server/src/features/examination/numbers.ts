import { type Counter, shortDay } from '../../engine/sql/numbering.ts';

export const maKhamBenh: Counter = {
  name: 'MaKhamBenh',
  label: { vi: 'Mã khám bệnh', en: 'Examination code' },
  scope: shortDay,
  prefix: (scope) => `KB${scope}-`,
  width: 4,
  used: { table: 'main.kham_benh', column: 'ma_kham_benh' },
};
