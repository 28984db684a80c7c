import { must, type SettingForm } from './settingForm.ts';

/** Claims at the insurance portal: what is sent by itself. */
export const claimsForm: SettingForm = {
  section: 'claims',
  label: { vi: 'Hồ sơ BHYT', en: 'Claims' },
  note: {
    vi: 'Không bật gì thì hồ sơ chỉ gửi khi có người bấm. Chứng thư số và tài khoản nằm ở Kết nối, Cổng giám định BHYT.',
    en: 'With nothing switched on a claim is sent only when somebody asks for it. Certificate and account are at Connections, Insurance portal.',
  },
  fields: {
    tuDong: must(
      'Tự gửi hồ sơ khi đợt khám kết thúc, và gửi lại khi người bệnh đã thanh toán',
      'Send the claim when a visit has ended, and again when it is paid, by itself',
    ),
    checkIn: must(
      'Tự gửi trạng thái khám (XML0) khi phát sinh chi phí BHYT đầu tiên',
      'Send the check-in (XML0) at the first insured cost by itself',
    ),
    hoiKetQua: must(
      'Hỏi Cổng kết quả kiểm tra sau 6, 24 và 48 giờ',
      'Ask the portal what became of a file after 6, 24 and 48 hours',
    ),
  },
};
