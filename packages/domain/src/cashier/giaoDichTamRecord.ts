import type { RecordApi } from '../records/api.ts';
import { benhNhan, tiepNhan } from '../records/commonFields.ts';
import { data, money, person, personal, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord } from '../records/record.ts';
import { giaoDichTamActs } from './giaoDichTam.ts';

/** A collection that is prepared: its lines wait for a transfer with its reference. */
export const giaoDichTamRecord = defineRecord({
  name: 'GiaoDichTam',
  label: { vi: 'Chuẩn bị thu', en: 'Prepared collection' },
  display: ['MaGiaoDich'],
  acts: [giaoDichTamActs],
  fields: {
    MaGiaoDich: text('Mã giao dịch', 'Transaction code'),
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    VienPhiDong_Ids: refs('VienPhiDong', 'Dòng viện phí', 'Lines of fees'),
    SoTien: money('Số tiền', 'Amount'),
    HinhThucThanhToan_Id: ref('HinhThucThanhToan', 'Hình thức thanh toán', 'Payment method'),
    TaiKhoanNganHang_Id: ref('TaiKhoanNganHang', 'Tài khoản ngân hàng', 'Bank account'),
    MaBIN: text('Mã BIN', 'BIN'),
    SoTaiKhoan: text('Số tài khoản', 'Account number'),
    ChuTaiKhoan: personal(text('Chủ tài khoản', 'Account holder')),
    QuyenBienLai_Id: ref('QuyenBienLai', 'Quyển biên lai', 'Receipt book'),
    NguoiThu_Id: person('Người thu', 'Cashier'),
    nguoiChuanBi: data('Người chuẩn bị', 'Prepared by'),
    HetHanLuc: time('Hết hạn lúc', 'Expires at'),
    BienLai_Id: ref('BienLai', 'Biên lai', 'Receipt'),
  },
});

export const giaoDichTamApi: RecordApi = {
  about: 'A collection that is prepared: its lines wait for a transfer with its reference.',
  without: [
    'version',
    'HinhThucThanhToan_Id',
    'TaiKhoanNganHang_Id',
    'MaBIN',
    'SoTaiKhoan',
    'ChuTaiKhoan',
    'QuyenBienLai_Id',
    'nguoiChuanBi',
  ],
  also: ['NgayTao'],
  labels: { NguoiThu_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiGiaoDichTam',
      about: 'States of a prepared collection.',
      values: {
        ChuaThuTien: 'Prepared, the money is awaited.',
        DaThuTien: 'Collected by its receipt.',
        HetHan: 'Nothing came in time; the lines are free.',
      },
    },
  },
  describe: {
    _id: 'Id.',
    MaGiaoDich: 'What the payer writes into the transfer.',
    VienPhiDong_Ids: 'The lines that wait.',
    SoTien: 'Value in whole dong, as the receipt will say.',
    NguoiThu_Id: 'The cashier in whose name it is collected.',
    NguoiThu: "The cashier's label.",
    HetHanLuc: 'Until when the lines wait.',
    BienLai_Id: 'The receipt.',
    NgayTao: 'When it was prepared.',
  },
};
