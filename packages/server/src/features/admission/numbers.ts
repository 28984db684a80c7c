import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

export const maNhapVien: Counter = {
  name: 'MaNhapVien',
  label: { vi: 'Mã nhập viện', en: 'Code of an admission' },
  scope: shortYear,
  prefix: (scope) => `NV${scope}-`,
  width: 6,
  used: { table: 'main.tiep_nhan_nhap_vien', column: 'ma_nhap_vien' },
};
