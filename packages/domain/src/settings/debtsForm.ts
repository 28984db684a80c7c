import type { SettingForm } from './settingForm.ts';

/** Debts: their usual terms and limits, where neither the debtor nor the group of debts says otherwise. */
export const debtsForm: SettingForm = {
  section: 'debts',
  label: { vi: 'Công nợ', en: 'Debts' },
  note: {
    vi: 'Hạn trả và hạn mức khi người nợ và nhóm công nợ không quy định riêng.',
    en: 'Terms and limits where neither the debtor nor the debt group has its own.',
  },
  fields: {
    soNgayHan: {
      kind: 'number',
      label: { vi: 'Hạn trả nợ (ngày)', en: 'A debt is due after (days)' },
      required: true,
      min: '0',
      max: '3650',
    },
    hanMuc: {
      kind: 'number',
      label: { vi: 'Hạn mức nợ (đồng, trống: không giới hạn)', en: 'Limit of a debtor (dong, empty: none)' },
      min: '0',
    },
    soNgayChan: {
      kind: 'number',
      label: {
        vi: 'Không cho nợ thêm khi có khoản quá hạn hơn (ngày, trống: vẫn cho)',
        en: 'No further debt while one is overdue by more than (days, empty: allowed)',
      },
      min: '0',
      max: '3650',
    },
    soNgayHanBHXH: {
      kind: 'number',
      label: {
        vi: 'BHXH phải trả trong (ngày kể từ khi xác nhận)',
        en: 'The insurance pays within (days of the confirmation)',
      },
      required: true,
      min: '0',
      max: '3650',
    },
  },
};
