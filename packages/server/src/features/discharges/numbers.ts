import { type Counter, wholeYear } from '../../engine/sql/numbering.ts';

/** The number of the discharge of a stay in the house's book of the year; a further version of the paper keeps it. */
export const soRaVienNoiTru: Counter = {
  name: 'SoRaVienNoiTru',
  label: { vi: 'Số giấy ra viện nội trú', en: 'Number of the discharge of an inpatient' },
  scope: wholeYear,
  prefix: () => '',
  suffix: (scope) => `/NT-${scope}`,
  width: null,
  used: { table: 'main.ra_vien_noi_tru', column: 'so_ra_vien' },
};
