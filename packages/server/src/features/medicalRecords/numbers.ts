import { type Counter, shortYear, wholeYear } from '../../engine/sql/numbering.ts';

/** The number of an outpatient record, by year. */
export const soBenhAn: Counter = {
  name: 'SoBenhAnNgoaiTru',
  label: { vi: 'Số bệnh án ngoại trú', en: 'Outpatient record number' },
  scope: shortYear,
  prefix: (scope) => `NT${scope}-`,
  width: 5,
  used: { table: 'main.benh_an', column: 'so_benh_an' },
};

/** The number of the record of a stay, by year. */
export const soBenhAnNoiTru: Counter = {
  name: 'SoBenhAnNoiTru',
  label: { vi: 'Số bệnh án nội trú', en: 'Number of the record of a stay' },
  scope: shortYear,
  prefix: (scope) => `BA${scope}-`,
  width: 6,
  used: { table: 'main.benh_an', column: 'so_benh_an' },
};

/** The number of a discharge in the house's book of the year; a further version of the paper keeps it. */
export const soRaVien: Counter = {
  name: 'SoRaVienNgoaiTru',
  label: { vi: 'Số giấy ra viện ngoại trú', en: 'Number of an outpatient discharge' },
  scope: wholeYear,
  prefix: () => '',
  suffix: (scope) => `/${scope}`,
  width: null,
  used: { table: 'main.ra_vien_ngoai_tru', column: 'so_ra_vien' },
};
