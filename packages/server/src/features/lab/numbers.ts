import { type Counter, shortDay } from '../../engine/sql/numbering.ts';

export const sidMau: Counter = {
  name: 'SIDMau',
  label: { vi: 'Mã mẫu xét nghiệm (SID)', en: 'Laboratory sample (SID)' },
  scope: (day) => day,
  prefix: shortDay,
  width: 4,
  used: { table: 'main.dich_vu_yeu_cau', column: 'sid_mau' },
};
