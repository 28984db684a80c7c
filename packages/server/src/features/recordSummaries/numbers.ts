import { type Counter, shortYear, wholeYear } from '../../engine/sql/numbering.ts';

/** The number of a request, on its appointment slip. */
export const soYeuCau: Counter = {
  name: 'SoYeuCauTomTat',
  label: { vi: 'Số yêu cầu tóm tắt hồ sơ', en: 'Number of a request for a summary' },
  scope: shortYear,
  prefix: (scope) => `YC${scope}-`,
  width: 5,
  used: { table: 'main.yeu_cau_tom_tat', column: 'so_yeu_cau' },
};

/** The number of a summary in the house's book of the year; a further version of the paper keeps it. */
export const soTomTat: Counter = {
  name: 'SoTomTatHoSo',
  label: { vi: 'Số tóm tắt hồ sơ bệnh án', en: 'Number of the summary of a record' },
  scope: wholeYear,
  prefix: () => '',
  suffix: (scope) => `/${scope}`,
  width: null,
  used: { table: 'main.tom_tat_ho_so', column: 'so_tom_tat' },
};
