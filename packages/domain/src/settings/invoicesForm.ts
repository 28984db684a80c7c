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
  },
};
