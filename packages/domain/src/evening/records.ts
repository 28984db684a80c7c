import type { Label } from '../catalogue/catalogue.ts';
import { names, type RecordApi } from '../records/api.ts';
import { lyDo, lyDoHuy, ngayHuy, nguoiHuy } from '../records/commonFields.ts';
import { number, person, ref, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { giaiTrinhSoActs } from './giaiTrinhSo.ts';

const label: Label = { vi: 'Giải trình số khuyết', en: 'Explanation of missing numbers' };

/** What somebody says of numbers that are missing in a receipt book or an invoice serial. */
export const giaiTrinhSoRecord = defineRecord({
  name: 'GiaiTrinhSo',
  label,
  display: ['KyHieu', 'TuSo'],
  acts: [giaiTrinhSoActs],
  fields: {
    QuyenBienLai_Id: ref('QuyenBienLai', 'Quyển biên lai', 'Receipt book'),
    TaiKhoan_Id: ref('TaiKhoanHoaDon', 'Tài khoản hóa đơn', 'Invoice account'),
    MauSo: text('Mẫu số', 'Form'),
    KyHieu: text('Ký hiệu', 'Symbol'),
    TuSo: number('Từ số', 'From number'),
    DenSo: number('Đến số', 'To number'),
    CoSo_Id: ref('Node', 'Cơ sở', 'Facility'),
    LyDo: lyDo,
    NguoiGiaiTrinh_Id: person('Người giải trình', 'Explained by'),
    LyDoHuy: lyDoHuy,
    NgayHuy: ngayHuy,
    NguoiHuy_Id: nguoiHuy,
  },
});

export const giaiTrinhSoApi: RecordApi = {
  about: 'What somebody says of numbers that are missing in a receipt book or an invoice serial.',
  without: names('CoSo_Id NguoiHuy_Id'),
  also: ['NgayTao'],
  labels: { NguoiGiaiTrinh_Id: 'NhanVien' },
  enums: { TrangThai: { name: 'TrangThaiGiaiTrinhSo', about: 'States of an explanation.' } },
  input: {
    about:
      'Missing numbers and what is said of them: of a receipt book, or of a serial of an invoice account.',
    fields: names('QuyenBienLai_Id TaiKhoan_Id MauSo KyHieu TuSo DenSo LyDo'),
    required: names('TuSo DenSo LyDo'),
    describe: {
      QuyenBienLai_Id: 'The receipt book.',
      TaiKhoan_Id: 'The invoice account; with its form and serial.',
      MauSo: 'The form, of invoices.',
      KyHieu: 'The serial, of invoices; a receipt book has its own.',
    },
  },
  describe: {
    QuyenBienLai_Id: 'The receipt book; null of invoices.',
    TaiKhoan_Id: 'The invoice account; null of receipts.',
    MauSo: 'The form; null of receipts.',
    KyHieu: 'The symbol of the book, or the serial.',
    NguoiGiaiTrinh_Id: 'Who explained it.',
    NgayTao: 'When it was explained.',
    LyDoHuy: 'Why it was taken back.',
    NgayHuy: 'When it was taken back.',
  },
};

export const eveningRecords: readonly RecordDef[] = [giaiTrinhSoRecord];
