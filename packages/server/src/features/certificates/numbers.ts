import { type Counter, shortYear, wholeYear } from '../../engine/sql/numbering.ts';

const ofYear = (mark: string, table: string, vi: string, en: string): Counter => ({
  name: `So_${table}`,
  label: { vi: `Số ${vi}`, en: `Number of ${en}` },
  scope: wholeYear,
  prefix: () => '',
  suffix: (scope) => `/${mark}-${scope}`,
  width: null,
  used: { table: `main.${table}`, column: 'so' },
});

export const soBaoTu = ofYear('BT', 'giay_bao_tu', 'giấy báo tử', 'a death notice');
export const soDuongThai = ofYear(
  'DT',
  'giay_nghi_duong_thai',
  'giấy nghỉ dưỡng thai',
  'a certificate of rest in a pregnancy',
);
export const soXacNhan = ofYear(
  'XN',
  'giay_xac_nhan_noi_tru',
  'giấy xác nhận điều trị nội trú',
  'a confirmation of treatment',
);
export const soThuongTich = ofYear(
  'TT',
  'giay_thuong_tich',
  'giấy chứng nhận thương tích',
  'a certificate of an injury',
);

/** The sequence of birth certificates of a year, five digits and the year: the number of the paper puts the facility before it. */
export const soChungSinh: Counter = {
  name: 'So_giay_chung_sinh',
  label: { vi: 'Số giấy chứng sinh', en: 'Number of a birth certificate' },
  scope: shortYear,
  prefix: () => '',
  suffix: (scope) => `.${scope}`,
  width: 5,
  used: { table: 'main.giay_chung_sinh', column: 'so' },
};

/** The serial number of a certificate of rest: one that is issued again has a new one. */
export const soSeriDuongThai: Counter = {
  name: 'SoSeri_giay_nghi_duong_thai',
  label: { vi: 'Số sê-ri giấy nghỉ dưỡng thai', en: 'Serial number of a certificate of rest in a pregnancy' },
  scope: shortYear,
  prefix: (scope) => `CT11${scope}`,
  width: 7,
  used: { table: 'main.giay_nghi_duong_thai', column: 'so_seri' },
};
