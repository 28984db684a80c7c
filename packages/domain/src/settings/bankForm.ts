import type { SettingForm } from './settingForm.ts';

/** Transfers: the account that receives them, and how long the desk waits for one. */
export const bankForm: SettingForm = {
  section: 'bank',
  label: { vi: 'Tài khoản nhận chuyển khoản', en: 'Account for transfers' },
  note: {
    vi: 'Mã VietQR ở quầy thu dùng tài khoản này. Để trống cả ba ô tài khoản thì dùng tài khoản mặc định của danh mục.',
    en: 'The VietQR code of the cashier uses this account. With its three fields empty the default one of the catalogue is used.',
  },
  fields: {
    bin: {
      kind: 'text',
      label: { vi: 'Mã ngân hàng (BIN, 6 chữ số)', en: 'Bank (BIN, 6 digits)' },
      max: 6,
    },
    accountNumber: { kind: 'text', label: { vi: 'Số tài khoản', en: 'Account number' }, max: 30 },
    accountName: { kind: 'text', label: { vi: 'Chủ tài khoản', en: 'Account holder' }, max: 100 },
    soPhutCho: {
      kind: 'number',
      label: { vi: 'Chờ chuyển khoản (phút)', en: 'Wait for a transfer (minutes)' },
      required: true,
      min: '1',
      max: '1440',
    },
  },
};
