import { defineFeature } from '../feature.ts';

export const cashier = defineFeature({
  name: 'cashier',
  areas: {
    vienPhi: {
      group: 'vienPhi',
      label: { vi: 'Viện phí', en: 'Fees' },
      permissions: {
        VIEN_PHI_XEM: {
          act: 'xem',
          label: { vi: 'Xem viện phí', en: 'See fees' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
        },
        VIEN_PHI_THU: {
          act: 'thu',
          label: { vi: 'Thu viện phí', en: 'Collect fees' },
          profiles: ['CASHIER'],
        },
        VIEN_PHI_HUY: {
          act: 'huy',
          label: { vi: 'Hủy biên lai', en: 'Cancel receipts' },
          profiles: ['CASHIER', 'ACCOUNTANT'],
        },
        VIEN_PHI_HOAN: { act: 'hoan', label: { vi: 'Hoàn tiền', en: 'Refund' }, profiles: ['CASHIER'] },
        VIEN_PHI_SUA: {
          act: 'sua',
          label: { vi: 'Sửa số lượng, đơn giá viện phí', en: 'Correct quantities and prices of fees' },
          profiles: ['ACCOUNTANT'],
        },
      },
    },
    mienGiam: {
      group: 'vienPhi',
      label: { vi: 'Miễn giảm', en: 'Exemptions' },
      permissions: {
        VIEN_PHI_DE_NGHI_MIEN_GIAM: {
          act: 'thucHien',
          label: { vi: 'Đề nghị miễn giảm', en: 'Ask for exemptions' },
          profiles: ['RECEPTION', 'CASHIER', 'ACCOUNTANT'],
        },
        VIEN_PHI_MIEN_GIAM: {
          act: 'duyet',
          label: { vi: 'Miễn giảm', en: 'Grant exemptions' },
          profiles: ['ACCOUNTANT', 'DIRECTOR'],
        },
      },
    },
  },
  screens: {
    'vien-phi-ngoai-tru': {
      group: 'fees',
      title: 'menu.cashier',
      path: '/vien-phi-ngoai-tru',
      needs: ['VIEN_PHI_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
    'bien-lai': {
      group: 'fees',
      title: 'menu.receiptBook',
      path: '/bien-lai',
      needs: ['VIEN_PHI_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT'],
    },
    'cap-nhat-doi-tuong-ngoai-tru': {
      group: 'fees',
      title: 'menu.payerDesk',
      path: '/cap-nhat-doi-tuong-ngoai-tru',
      needs: ['VIEN_PHI_THU', 'VIEN_PHI_XEM'],
      profiles: ['CASHIER'],
    },
    'xac-nhan-bhyt-ngoai-tru': {
      group: 'fees',
      title: 'menu.insuranceConfirmation',
      path: '/xac-nhan-bhyt-ngoai-tru',
      needs: ['XAC_NHAN_BHYT', 'VIEN_PHI_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT'],
    },
  },
  queues: {
    VienPhi: {
      label: { vi: 'Viện phí', en: 'Fees' },
      about: 'Cashier; shared by the counters of a facility.',
      calls: 'the next patient to the cashier',
      sharedBy: 'counter',
    },
  },
  events: ['VienPhi', 'BienLai', 'XacNhanBHYT'],
});
