import { tepTraVe } from '@sen/domain/claims/sending/returnFile';
import type { ImportPlan } from '../../../engine/catalogue/imports/types.ts';
import { checkReturns } from './check.ts';
import { undoReturns, writeReturns } from './write.ts';

/**
 * The file of refused lines that the auditors give out, one line each. Which columns it has no source fixes: a person chooses them once,
 * and the choice is kept for the next file.
 */
export const returnPlan: ImportPlan = {
  ...tepTraVe,
  note: {
    vi: 'Tệp dòng bị từ chối thanh toán do giám định gửi (CSV, Excel). Mỗi dòng nối với hồ sơ theo mã liên kết (MA_LK). Dòng đã nhận không nhận lại. Cột đã chọn được nhớ cho tệp lần sau.',
    en: 'The file of refused lines from the auditors (CSV, Excel). Each line finds its claim by MA_LK. A line that is known is not taken again. The chosen columns are kept for the next file.',
  },
  permissions: ['HO_SO_BHYT_GUI'],
  columns: [
    {
      key: 'MaLienKet',
      required: true,
      label: { vi: 'Mã liên kết (MA_LK)', en: 'MA_LK' },
      headings: ['MA_LK', 'Mã LK', 'Mã liên kết', 'maLK'],
    },
    {
      key: 'Bang',
      required: false,
      label: { vi: 'Bảng (XML2, XML3)', en: 'Table (XML2, XML3)' },
      headings: ['Bảng', 'XML', 'Loại bảng', 'LOAIHOSO'],
    },
    {
      key: 'STT',
      required: false,
      label: { vi: 'Số thứ tự dòng', en: 'Row of the table' },
      headings: ['STT dòng', 'STT_DONG', 'Số thứ tự'],
    },
    {
      key: 'Ma',
      required: false,
      label: { vi: 'Mã dịch vụ, thuốc, vật tư', en: 'Code of the item' },
      headings: ['MA_DICH_VU', 'MA_THUOC', 'MA_VAT_TU', 'Mã dịch vụ', 'Mã thuốc'],
    },
    {
      key: 'Ten',
      required: false,
      label: { vi: 'Tên dịch vụ, thuốc, vật tư', en: 'Item' },
      headings: ['TEN_DICH_VU', 'TEN_THUOC', 'TEN_VAT_TU', 'Tên dịch vụ', 'Tên thuốc', 'Nội dung chi phí'],
    },
    {
      key: 'MaLoi',
      required: false,
      label: { vi: 'Mã lý do', en: 'Code of the reason' },
      headings: ['Mã lỗi', 'maLoi', 'Mã từ chối'],
    },
    {
      key: 'NoiDung',
      required: true,
      label: { vi: 'Lý do từ chối', en: 'Reason' },
      headings: ['lyDo', 'Lý do', 'Lý do xuất toán', 'Mô tả lỗi', 'moTaLoi'],
    },
    {
      key: 'SoTienTuChoi',
      required: true,
      label: { vi: 'Số tiền từ chối', en: 'Refused amount' },
      headings: ['Tiền từ chối', 'Tiền xuất toán', 'Số tiền xuất toán', 'T_TUCHOI'],
    },
  ],
  parts: [{ catalogue: 'DongTraBHYT', fields: {} }],
  records: { check: checkReturns, write: writeReturns, undo: undoReturns },
};
