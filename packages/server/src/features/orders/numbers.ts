import { type Counter, shortDay } from '../../engine/sql/numbering.ts';

export const soPhieuYeuCau: Counter = {
  name: 'SoPhieuYeuCau',
  label: { vi: 'Số phiếu yêu cầu dịch vụ', en: 'Order slip number' },
  scope: shortDay,
  prefix: (scope) => `YC${scope}-`,
  width: 5,
  used: { table: 'main.dich_vu_yeu_cau', column: 'so_phieu_yeu_cau' },
};
