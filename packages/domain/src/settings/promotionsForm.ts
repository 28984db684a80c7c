import { must, type SettingForm } from './settingForm.ts';

/** Promotions and vouchers: what the law leaves to the kind of facility, and how the house takes vouchers. */
export const promotionsForm: SettingForm = {
  section: 'promotions',
  label: { vi: 'Khuyến mại, voucher', en: 'Promotions and vouchers' },
  note: {
    vi: 'Cơ sở công lập không được khuyến mại dịch vụ khám, chữa bệnh; thuốc không bao giờ được khuyến mại.',
    en: 'A public facility promotes no examination and no treatment; medicines are never promoted.',
  },
  fields: {
    coSoCongLap: must(
      'Cơ sở công lập: không khuyến mại dịch vụ khám, chữa bệnh',
      'A public facility: examinations and treatment are not promoted',
    ),
    nhieuVoucher: must('Một hóa đơn dùng được nhiều voucher', 'Several vouchers may be used on one bill'),
    traVoucher: must(
      'Hoàn hết tiền của hóa đơn thì trả lại lượt dùng voucher',
      'A bill whose money is all paid back gives the uses of its vouchers back',
    ),
    giuTienVoucher: must(
      'Hoàn tạm ứng thì trừ số tiền mà voucher tặng kèm đã giảm',
      'An advance is paid back less what the voucher given for it took off',
    ),
  },
};
