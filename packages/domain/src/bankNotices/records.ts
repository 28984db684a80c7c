import { names, type RecordApi } from '../records/api.ts';
import { lyDo } from '../records/commonFields.ts';
import { bool, choice, logOnly, money, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { loaiThongBao } from './bankLink.ts';
import { giaoDichNganHangActs, lyDoCho } from './giaoDichNganHang.ts';

/** Where a transfer was told from. */
const sources = { ...loaiThongBao, SaoKe: { vi: 'Tệp sao kê', en: 'Statement file' } } as const;

/** A transfer that arrived on an account of the house. */
export const giaoDichNganHangRecord = defineRecord({
  name: 'GiaoDichNganHang',
  label: { vi: 'Giao dịch ngân hàng', en: 'Bank transaction' },
  display: ['MaThamChieu', 'MaNguon'],
  acts: [giaoDichNganHangActs],
  fields: {
    Nguon: choice('Nguồn', 'Source', sources),
    MaNguon: text('Mã của nguồn', 'Id of the source'),
    MaThamChieu: text('Mã tham chiếu', 'Bank reference'),
    TenNganHang: text('Ngân hàng', 'Bank'),
    SoTaiKhoan: text('Số tài khoản', 'Account number'),
    NgayGiaoDich: time('Thời điểm giao dịch', 'Time of the transfer'),
    SoTien: money('Số tiền', 'Amount'),
    NoiDung: personal(text('Nội dung', 'Content')),
    NguoiChuyen: personal(text('Người chuyển', 'Payer')),
    LyDoCho: choice('Lý do chờ', 'Why it waits', lyDoCho),
    MaLoi: text('Mã lỗi', 'Refusal'),
    GiaoDichTam_Id: ref('GiaoDichTam', 'Chuẩn bị thu', 'Prepared collection'),
    BienLai_Id: ref('BienLai', 'Biên lai', 'Receipt'),
    LyDoBoQua: text('Lý do bỏ qua', 'Why it was set aside'),
    LyDo: logOnly(lyDo),
  },
});

export const giaoDichNganHangApi: RecordApi = {
  about: 'A transfer that arrived on an account of the house.',
  without: names('version MaNguon'),
  also: ['NgayTao'],
  enums: {
    Nguon: {
      name: 'NguonGiaoDichNganHang',
      about: 'Where a transfer was told from.',
      values: { SePay: 'A notice of SePay.', ChuKy: 'A signed notice of another system.' },
    },
    LyDoCho: { name: 'LyDoChoGiaoDich', about: 'Why a transfer was not collected by itself.' },
    TrangThai: {
      name: 'TrangThaiGiaoDichNganHang',
      about: 'States of a transfer.',
      values: {
        ChoXuLy: 'Not collected; somebody decides.',
        BoQua: 'Nothing of the house; why is told.',
        DaHuy: 'Its statement file was taken back.',
      },
    },
  },
  describe: {
    _id: 'Id.',
    MaThamChieu: 'Reference of the bank.',
    NguoiChuyen: 'Who paid, as the bank tells it.',
    MaLoi: 'The code of the refusal, where collecting was refused.',
    BienLai_Id: 'The receipt.',
    GiaoDichTam_Id: 'What was prepared for it.',
    NgayTao: 'When it was told.',
  },
};

/** The connection by which transfers are told. */
const ketNoiNganHangRecord = defineRecord({
  name: 'KetNoiNganHang',
  label: { vi: 'Thông báo giao dịch ngân hàng', en: 'Notices of bank transactions' },
  table: 'ket_noi_ngan_hang',
  fields: {
    DuyNhat: bool('Duy nhất', 'The only one'),
    Bat: bool('Nhận thông báo giao dịch', 'Take notices of transfers'),
    Loai: choice('Bên gửi thông báo', 'Who sends them', loaiThongBao),
    MatKhau: text('Khóa', 'Key'),
    NhanLuc: time('Nhận gần nhất lúc', 'Last one taken at'),
    doiMatKhau: logOnly(bool('Đổi khóa', 'Key changed')),
  },
});

export const bankNoticeRecords: readonly RecordDef[] = [giaoDichNganHangRecord, ketNoiNganHangRecord];
