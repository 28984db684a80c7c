import { type Counter, shortYear, wholeYear } from '../../engine/sql/numbering.ts';

/** The number in the house's book of certificates of a year. */
export const soKCB: Counter = {
  name: 'SoKCB_GiayNghi',
  label: { vi: 'Số KCB của giấy nghỉ hưởng BHXH', en: 'Number of a sick-leave certificate' },
  scope: wholeYear,
  prefix: () => '',
  suffix: (scope) => `/${scope}`,
  width: null,
  used: { table: 'main.giay_nghi_huong_bhxh', column: 'so_kcb' },
};

/** The serial number of the paper: a certificate that is issued again has a new one. */
export const soSeri: Counter = {
  name: 'SoSeri_GiayNghi',
  label: { vi: 'Số sê-ri của giấy nghỉ hưởng BHXH', en: 'Serial number of a sick-leave certificate' },
  scope: shortYear,
  prefix: (scope) => `CT07${scope}`,
  width: 7,
  used: { table: 'main.giay_nghi_huong_bhxh', column: 'so_seri' },
};
