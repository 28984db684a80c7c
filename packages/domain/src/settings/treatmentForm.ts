import type { Field } from '../catalogue/catalogue.ts';
import type { SettingForm } from './settingForm.ts';

const times = (vi: string, en: string): Field => ({
  kind: 'text',
  label: { vi, en },
  required: true,
  max: 60,
});

/** Treatment in the wards: the hours of the house and its days off. */
export const treatmentForm: SettingForm = {
  section: 'treatment',
  label: { vi: 'Điều trị nội trú', en: 'Treatment in wards' },
  note: {
    vi: 'Giờ dùng thuốc của khoa theo số lần trong ngày; ngày nghỉ để tính thời hạn của y lệnh.',
    en: 'Hours at which drugs are given by how often a day; days off, by which orders hold for longer.',
  },
  fields: {
    gio1: times('Giờ dùng thuốc 1 lần một ngày', 'Time of a drug given once a day'),
    gio2: times('Giờ dùng thuốc 2 lần một ngày', 'Times of a drug given twice a day'),
    gio3: times('Giờ dùng thuốc 3 lần một ngày', 'Times of a drug given three times a day'),
    gio4: times('Giờ dùng thuốc 4 lần một ngày', 'Times of a drug given four times a day'),
    ngayNghi: {
      kind: 'text',
      label: { vi: 'Ngày nghỉ lễ (2027-01-01, 2027-04-30)', en: 'Public holidays (2027-01-01, 2027-04-30)' },
      max: 1000,
    },
  },
};
