import { cachGhiHoaDon } from '../invoices/invoiceLines.ts';
import { must, type SettingForm } from './settingForm.ts';

/** Electronic invoices: who asks for them, and what their lines are. */
export const invoicesForm: SettingForm = {
  section: 'invoices',
  label: { vi: 'Hóa đơn điện tử', en: 'Electronic invoices' },
  note: {
    vi: 'Biên lai luôn có trước. Không bật gì thì hóa đơn chỉ phát hành khi có người bấm.',
    en: 'The receipt always comes first. With nothing switched on an invoice is issued only when somebody asks for it.',
  },
  fields: {
    tuDong: must(
      'Tự phát hành hóa đơn cho từng biên lai và hóa đơn điều chỉnh cho từng lần hoàn tiền',
      'Issue an invoice for every receipt and an adjustment for every refund by itself',
    ),
    tongHop: must(
      'Cuối ngày tự lập hóa đơn tổng hợp cho các biên lai chưa có hóa đơn',
      'Make a summary invoice of the receipts without one at the end of the day',
    ),
    tongHopLuc: {
      kind: 'text',
      label: { vi: 'Giờ lập hóa đơn tổng hợp (hh:mm)', en: 'Time of the summary (hh:mm)' },
      required: true,
      max: 5,
    },
    cachGhi: {
      kind: 'enum',
      type: 'CachGhiHoaDon',
      label: { vi: 'Dòng trên hóa đơn', en: 'Lines of an invoice' },
      required: true,
      values: cachGhiHoaDon,
    },
    bhxhTen: {
      kind: 'text',
      label: {
        vi: 'Cơ quan BHXH nhận hóa đơn quyết toán',
        en: 'Insurance agency that settlements are invoiced to',
      },
      max: 400,
    },
    bhxhMaSoThue: {
      kind: 'text',
      label: { vi: 'Mã số thuế cơ quan BHXH', en: 'Tax code of the agency' },
      max: 14,
      pattern: 'taxCode',
    },
    bhxhDiaChi: {
      kind: 'text',
      label: { vi: 'Địa chỉ cơ quan BHXH', en: 'Address of the agency' },
      max: 400,
    },
    bhxhEmail: {
      kind: 'text',
      label: { vi: 'Email nhận hóa đơn của cơ quan BHXH', en: 'E-mail of the agency for invoices' },
      max: 100,
      pattern: 'email',
    },
  },
};
