import { type Counter, shortDay } from '../../engine/sql/numbering.ts';

export const maPhieuCap: Counter = {
  name: 'PhieuCap',
  label: { vi: 'Mã phiếu cấp phát', en: 'Supply slip code' },
  scope: shortDay,
  prefix: (scope) => `PC${scope}-`,
  width: 4,
  used: { table: 'pharmacy.phieu_cap', column: 'ma_phieu_cap' },
};
