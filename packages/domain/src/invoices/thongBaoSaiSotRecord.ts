import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { lyDo, lyDoHuy } from '../records/commonFields.ts';
import { day, personal, ref, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { thongBaoSaiSotActs } from './thongBaoSaiSot.ts';

/** A notice that name or address of an invoice are wrong, form 04/SS-HĐĐT. */
export const thongBaoSaiSotRecord = defineRecord({
  name: 'ThongBaoSaiSot',
  label: { vi: 'Thông báo sai sót hóa đơn', en: 'Notice of errors of an invoice' },
  display: ['SoThongBao'],
  acts: [thongBaoSaiSotActs],
  fields: {
    SoThongBao: text('Số thông báo', 'Number'),
    HoaDon_Id: ref('HoaDonDienTu', 'Hóa đơn điện tử', 'Electronic invoice'),
    NgayThongBao: day('Ngày thông báo', 'Date'),
    NguoiMua: personal(text('Người mua đúng', 'Right buyer')),
    DonViMua: personal(text('Đơn vị mua đúng', 'Right firm')),
    DiaChiMua: personal(text('Địa chỉ đúng', 'Right address')),
    LyDo: lyDo,
    NgayGui: day('Ngày gửi', 'Sent on'),
    PhanHoi: text('Cơ quan thuế phản hồi', 'What the tax office said'),
    LyDoHuy: lyDoHuy,
  },
});

export const thongBaoSaiSotApi: RecordApi = {
  about:
    'A notice to the tax office that name or address of an invoice are wrong, form 04/SS-HĐĐT: no other invoice is made.',
  without: names('HoaDon_Id'),
  enums: { TrangThai: { name: 'TrangThaiThongBaoSaiSot', about: 'States of a notice of errors.' } },
  describe: {
    NguoiMua: 'The person as it should be.',
    DonViMua: 'The firm as it should be.',
    DiaChiMua: 'The address as it should be.',
    NgayGui: 'When it was filed at the tax office; null until then.',
    PhanHoi: 'What the tax office answered.',
  },
};

export const noticeRecords: readonly RecordDef[] = [
  thongBaoSaiSotRecord,
  ...printRecords('ThongBaoSaiSot', {
    vi: 'thông báo sai sót hóa đơn',
    en: 'notice of errors of an invoice',
  }),
];
