import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, ghiChu } from '../records/commonFields.ts';
import { bool, choice, day, money, number, personal, ref, rows, text, time } from '../records/fields.ts';
import { defineRecord } from '../records/record.ts';
import { hoaDonActs, hoaDonSteps, loaiHoaDon, lyDoDieuChinh } from './hoaDonDienTu.ts';
import { mauSoHoaDon } from './serial.ts';

const hoaDon = ref('HoaDonDienTu', 'Hóa đơn điện tử', 'Electronic invoice');

/** A line of an invoice. */
export const hoaDonDongRecord = defineRecord({
  name: 'HoaDonDong',
  label: { vi: 'Dòng hóa đơn', en: 'Line of an invoice' },
  inside: 'HoaDonDienTu',
  fields: {
    HoaDon_Id: hoaDon,
    STT: number('STT', 'No.'),
    Ten: text('Tên hàng hóa, dịch vụ', 'Goods or service'),
    DonViTinh: text('Đơn vị tính', 'Unit'),
    ThanhTien: money('Thành tiền', 'Amount'),
  },
});

/** What of a receipt stands in an invoice. */
export const hoaDonBienLaiRecord = defineRecord({
  name: 'HoaDonBienLai',
  label: { vi: 'Biên lai của hóa đơn', en: 'Receipt of an invoice' },
  inside: 'HoaDonDienTu',
  fields: {
    HoaDon_Id: hoaDon,
    BienLai_Id: ref('BienLai', 'Biên lai', 'Receipt'),
    HoaDonGoc_Id: ref('HoaDonDienTu', 'Hóa đơn được điều chỉnh', 'Adjusted invoice'),
    SoTien: money('Số tiền', 'Amount'),
    HieuLuc: bool('Còn hiệu lực', 'In force'),
  },
});

/** What was said to a provider of an invoice, and what it answered. Kept for ever. */
export const hoaDonTraoDoiRecord = defineRecord({
  name: 'HoaDonTraoDoi',
  label: { vi: 'Trao đổi với nhà cung cấp', en: 'Exchange with a provider' },
  inside: 'HoaDonDienTu',
  fields: {
    HoaDon_Id: hoaDon,
    Loai: choice('Loại', 'Kind', {
      Gui: { vi: 'Gửi', en: 'Sent' },
      Tim: { vi: 'Tìm', en: 'Looked up' },
    }),
    KetQua: choice('Kết quả', 'Outcome', {
      Xong: { vi: 'Đã phát hành', en: 'Issued' },
      Cho: { vi: 'Chưa xong', en: 'Not done yet' },
      TuChoi: { vi: 'Từ chối', en: 'Refused' },
      KhongRo: { vi: 'Không rõ', en: 'Unknown' },
      KhongCo: { vi: 'Không tìm thấy', en: 'Not found' },
    }),
    Luc: time('Lúc', 'At'),
    GuiDi: personal(text('Nội dung gửi', 'What was sent')),
    NhanVe: personal(text('Nội dung nhận', 'What was answered')),
  },
});

/** An electronic invoice. `Pattern` and `Serial` are KHMSHDon and KHHDon of the tax format. */
export const hoaDonRecord = defineRecord({
  name: 'HoaDonDienTu',
  label: { vi: 'Hóa đơn điện tử', en: 'Electronic invoice' },
  display: ['Serial', 'SoHoaDon'],
  acts: [hoaDonActs, hoaDonSteps],
  fields: {
    MaHoaDon: text('Mã hóa đơn', 'Key'),
    LoaiHoaDon: choice('Loại hóa đơn', 'Kind', loaiHoaDon),
    TaiKhoan_Id: ref('TaiKhoanHoaDon', 'Tài khoản hóa đơn', 'Account'),
    Pattern: choice('Mẫu số', 'Form', mauSoHoaDon),
    Serial: text('Ký hiệu', 'Serial'),
    SoHoaDon: number('Số hóa đơn', 'Number'),
    NgayHoaDon: day('Ngày hóa đơn', 'Date'),
    BenhNhan_Id: benhNhan,
    QuyetToan_Id: ref('QuyetToanBHYT', 'Quyết toán BHYT', 'Settlement with the insurance'),
    QuayThu_Id: ref('Node', 'Quầy thu', 'Counter'),
    NguoiMua: personal(text('Người mua', 'Buyer')),
    DonViMua: personal(text('Đơn vị mua', 'Firm')),
    MaSoThueMua: personal(text('Mã số thuế người mua', 'Tax code of the buyer')),
    DiaChiMua: personal(text('Địa chỉ người mua', 'Address of the buyer')),
    GiayToMua: personal(text('Số CCCD, hộ chiếu', 'Personal no., passport')),
    EmailMua: personal(text('Email nhận hóa đơn', 'E-mail of the buyer')),
    HinhThucThanhToan: text('Hình thức thanh toán', 'Payment'),
    TongTien: money('Tổng tiền', 'Total'),
    HoaDonGoc_Id: ref('HoaDonDienTu', 'Hóa đơn gốc', 'Original invoice'),
    LyDoDieuChinh: choice('Lý do điều chỉnh, thay thế', 'Reason of the change', lyDoDieuChinh),
    GhiChu: ghiChu,
    GuiLuc: time('Gửi lần đầu', 'Sent first'),
    GuiLaiLuc: time('Gửi gần nhất', 'Sent last'),
    PhatHanhLuc: time('Phát hành lúc', 'Issued at'),
    MaGiaoDich: text('Mã giao dịch', 'Transaction of the provider'),
    MaTraCuu: text('Mã tra cứu', 'Look-up code'),
    MaCoQuanThue: text('Mã của cơ quan thuế', 'Code of the tax office'),
    TepPdf_Id: ref('file', 'Bản PDF', 'PDF'),
    TepXml_Id: ref('file', 'Bản XML', 'XML'),
    LoiMa: text('Mã lỗi', 'Code of the refusal'),
    LoiThongBao: text('Thông báo lỗi', 'What the provider said'),
    dongs: rows('Dòng hóa đơn', 'Lines', hoaDonDongRecord),
    bienLais: rows('Biên lai', 'Receipts', hoaDonBienLaiRecord),
  },
});

export const hoaDonApi: RecordApi = {
  about: 'An electronic invoice, made of receipts; never deleted once it was sent.',
  without: names('QuayThu_Id TaiKhoan_Id TepPdf_Id TepXml_Id QuyetToan_Id'),
  also: ['NgayTao'],
  enums: {
    LoaiHoaDon: { name: 'LoaiHoaDonDienTu', about: 'What an invoice is.' },
    TrangThai: { name: 'TrangThaiHoaDonDienTu', about: 'States of an electronic invoice.' },
  },
  describe: {
    _id: 'Id.',
    MaHoaDon: 'Our key at the provider: the same invoice whenever it is sent.',
    Pattern: 'The form, KHMSHDon: 1 VAT, 2 sales.',
    Serial: 'The serial, KHHDon.',
    SoHoaDon: 'The number that the provider gave; null until then.',
    NgayHoaDon: 'The day it is dated.',
    BenhNhan_Id: 'The patient; null for a summary and for an invoice to the insurance.',
    TongTien: 'Whole dong, above 0; an adjustment downwards takes it off, one upwards adds it.',
    HoaDonGoc_Id: 'What it adjusts or replaces.',
    LyDoDieuChinh: 'Why, as a code of TT 91/2026: 2, 8, 13 or 14.',
    GuiLuc: 'When it was sent first.',
    GuiLaiLuc: 'When it was sent last.',
    PhatHanhLuc: 'When its number was known.',
    MaGiaoDich: "The provider's own id of it.",
    MaTraCuu: 'What the buyer looks it up with.',
    MaCoQuanThue: 'Code of the tax office.',
    LoiMa: 'Why the provider refused it, in its own words.',
    LoiThongBao: 'What it said beside.',
  },
};
