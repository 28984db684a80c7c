import { type Counter, shortDay, wholeYear } from '../../engine/sql/numbering.ts';

export const maChuyenVien: Counter = {
  name: 'MaChuyenVien',
  label: { vi: 'Mã chuyển viện', en: 'Transfer code' },
  scope: (day) => day,
  prefix: (scope) => `CV${shortDay(scope)}-`,
  width: 4,
  used: { table: 'main.kham_benh_chuyen_vien', column: 'ma_chuyen_vien' },
};

export const soChuyenVien: Counter = {
  name: 'SoChuyenVien',
  label: { vi: 'Số giấy chuyển viện', en: 'Number of the transfer paper' },
  scope: wholeYear,
  prefix: () => '',
  suffix: (scope) => `/${scope}`,
  width: null,
  used: { table: 'main.kham_benh_chuyen_vien', column: 'so_chuyen_vien' },
};
