import { loaiBienLaiValues } from '../catalogues/fields.ts';
import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { choicesOf } from '../records/catalogueChoices.ts';
import {
  bangGia,
  benhNhan,
  duoc,
  ghiChu,
  inForce,
  khamBenh,
  lyDo,
  lyDoHuy,
  ngay,
  ngayHuy,
  nguoiHuy,
  tiepNhan,
} from '../records/commonFields.ts';
import {
  bool,
  choice,
  logOnly,
  money,
  number,
  person,
  personal,
  quantity,
  ref,
  rows,
  text,
  time,
} from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';
import { bienLaiActs, bienLaiSteps } from './bienLai.ts';
import { giaoDichTamRecord } from './giaoDichTamRecord.ts';
import { caThuRecord } from './shiftRecord.ts';
import { vienPhiActs } from './vienPhi.ts';
import { vienPhiDongActs } from './vienPhiDong.ts';

const soTien = money('Số tiền', 'Amount');
const bienLai = ref('BienLai', 'Biên lai', 'Receipt');
const dong = ref('VienPhiDong', 'Dòng viện phí', 'Line of fees');
const kyHieu = text('Ký hiệu', 'Symbol');
const loaiBienLai = choice('Loại biên lai', 'Kind of receipt', loaiBienLaiValues);

/** Ways of paying. */
const ways = {
  TienMat: { vi: 'Tiền mặt', en: 'Cash' },
  ChuyenKhoan: { vi: 'Chuyển khoản', en: 'Bank transfer' },
  QuetThe: { vi: 'Quẹt thẻ', en: 'Card' },
  Khac: { vi: 'Khác', en: 'Other' },
} as const;

/** Sums that a line and the account of a visit both have. */
const parts = {
  ThanhTien: money('Thành tiền', 'Amount'),
  BHChiTra: money('BHYT chi trả', 'Paid by insurance'),
  BNCCT: money('Cùng chi trả', 'Co-payment'),
  BNTT: money('Tự trả', 'Paid by the patient alone'),
  BenhNhanTT: money('Người bệnh thanh toán', 'Patient pays'),
  NguonKhac: money('Nguồn khác', 'Other sources'),
  KhuyenMai: money('Khuyến mại', 'Promotion'),
  MienGiam: money('Miễn giảm', 'Discount'),
  HachToan: money('Đã hạch toán', 'Allocated'),
  ConLai: money('Còn lại', 'Left to pay'),
  ThuThua: money('Thu thừa', 'Paid too much'),
} as const;

/** A part of a payment: cash, transfer, card. */
export const thanhToanRecord = defineRecord({
  name: 'ThanhToan',
  label: { vi: 'Thanh toán', en: 'Payment' },
  display: ['Loai', 'SoTien'],
  table: 'bien_lai_thanh_toan',
  inside: 'BienLai',
  fields: {
    BienLai_Id: bienLai,
    HinhThucThanhToan_Id: ref('HinhThucThanhToan', 'Hình thức thanh toán', 'Payment method'),
    Loai: choice('Loại', 'Kind', ways),
    SoTien: soTien,
    TaiKhoanNganHang_Id: ref('TaiKhoanNganHang', 'Tài khoản ngân hàng', 'Bank account'),
    MaGiaoDich: text('Mã giao dịch', 'Transaction code'),
  },
});

/** A posting: money of a receipt settles a line. */
export const phanBoRecord = defineRecord({
  name: 'PhanBo',
  label: { vi: 'Hạch toán', en: 'Allocation' },
  table: 'bien_lai_chi_tiet',
  inside: 'VienPhi',
  fields: {
    BienLai_Id: bienLai,
    VienPhiDong_Id: dong,
    BienLaiHoan_Id: ref('BienLai', 'Biên lai hoàn', 'Refund receipt'),
    SoTien: soTien,
    TrangThai: stateField(inForce),
    // as they are worked out, before they are written
    dongId: logOnly(dong),
    nguonId: logOnly(ref('BienLai', 'Biên lai nguồn', 'Source receipt')),
    soTien: logOnly(soTien),
  },
});

export const mienGiamRecord = defineRecord({
  name: 'MienGiam',
  label: { vi: 'Miễn giảm', en: 'Discount' },
  table: 'vien_phi_mien_giam',
  inside: 'VienPhi',
  fields: {
    TiepNhan_Id: tiepNhan,
    VienPhiDong_Id: dong,
    SoTien: soTien,
    PhanTram: number('Phần trăm', 'Percent'),
    LyDo: lyDo,
    NguoiDuyet_Id: person('Người duyệt', 'Approved by'),
    NguoiDeNghi_Id: person('Người đề nghị', 'Asked by'),
  },
});

/** The account of a visit. */
export const vienPhiRecord = defineRecord({
  name: 'VienPhi',
  label: { vi: 'Viện phí', en: 'Fees' },
  acts: [vienPhiActs],
  fields: {
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    Ngay: ngay,
    ...parts,
    soDong: number('Số dòng', 'Rows'),
    DaThu: money('Đã thu', 'Paid'),
    TamUngCon: money('Tạm ứng còn', 'Advance left'),
    CongNo: money('Cho nợ', 'Let go owing'),
    coCongNo: bool('Có công nợ', 'Has debts'),
    duoiNguong: bool('Dưới ngưỡng', 'Below the threshold'),
    theChuaXacMinh: bool('Thẻ chưa xác minh', 'Card not verified'),
    ChoThuDen: time('Chờ chuyển khoản đến', 'Transfers awaited until'),
    settledBy: text('Căn cứ tính viện phí', 'What the fees were worked out by'),
    hachToan: rows('Hạch toán', 'Allocations', phanBoRecord),
    mienGiam: rows('Miễn giảm', 'Discounts', mienGiamRecord),
    LyDo: logOnly(lyDo),
  },
});

/** A charge line. */
export const vienPhiDongRecord = defineRecord({
  name: 'VienPhiDong',
  label: { vi: 'Dòng viện phí', en: 'Line of fees' },
  display: ['Ten'],
  acts: [vienPhiDongActs],
  fields: {
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    KhamBenh_Id: khamBenh,
    source: choice('Nguồn', 'Source', {
      DichVu: { vi: 'Dịch vụ', en: 'Service' },
      Thuoc: { vi: 'Thuốc', en: 'Drug' },
    }),
    source_Id: ref(['DichVuYeuCauChiTiet', 'ToaThuocChiTiet'], 'Chứng từ gốc', 'Source document'),
    MaPhieu: text('Mã phiếu', 'Slip code'),
    DichVu_Id: ref('DM_DichVu', 'Dịch vụ', 'Service'),
    Duoc_Id: duoc,
    Ma: text('Mã', 'Code'),
    Ten: text('Tên', 'Name'),
    NhomChiPhi: choice('Nhóm chi phí', 'Group of costs', {
      ...choicesOf('LoaiDichVu', 'Loai'),
      ...choicesOf('Duoc', 'LoaiHang'),
    }),
    DonViTinh: text('Đơn vị tính', 'Unit'),
    ChuyenKhoa_Id: ref('ChuyenKhoa', 'Chuyên khoa', 'Specialty'),
    LoaiGia_Id: ref('LoaiGia', 'Loại giá', 'Price type'),
    BangGia_Id: bangGia,
    SoLuong: quantity('Số lượng', 'Quantity'),
    DonGia: money('Đơn giá', 'Price'),
    DonGiaBHYT: money('Đơn giá BHYT', 'Insurance price'),
    GiaSuaTay: bool('Giá sửa tay', 'Price corrected by hand'),
    tyLeDV: number('Tỷ lệ dịch vụ', 'Service rate'),
    tyLeBH: number('Tỷ lệ bảo hiểm', 'Insurance rate'),
    phamVi: number('Phạm vi', 'Scope'),
    NgayYLenh: time('Ngày y lệnh', 'Ordered on'),
    LaBHYT: bool('Thuộc BHYT', 'Insured'),
    KhongThuTien: bool('Không thu tiền', 'Free of charge'),
    mucHuong: text('Mức hưởng', 'Benefit'),
    ...parts,
    MienGiamDuyet: money('Miễn giảm được duyệt', 'Discount granted'),
    MienGiamPhanTram: number('Miễn giảm (%)', 'Discount (%)'),
    DaThuTien: bool('Đã thu tiền', 'Paid'),
    DuocPhepThucHien: bool('Được phép thực hiện', 'May be performed'),
    ThucHien: bool('Đã thực hiện', 'Performed'),
    GhiNo: bool('Cho nợ', 'Let go owing'),
    LyDo: logOnly(lyDo),
  },
});

export const vienPhiDongApi: RecordApi = {
  about: 'A line of the bill.',
  without: names(`
    TrangThai BenhNhan_Id DichVu_Id Duoc_Id Ma Ten ChuyenKhoa_Id LoaiGia_Id BangGia_Id GiaSuaTay phamVi NguonKhac
    MienGiamDuyet
  `),
  labels: { LoaiGia_Id: 'LoaiGia' },
  describe: {
    _id: 'Id.',
    version: 'Version.',
    KhamBenh_Id: 'The examination that ordered it.',
    source: 'DichVu or Thuoc.',
    source_Id: 'The order or prescription line.',
    MaPhieu: 'Code of the slip.',
    NhomChiPhi: 'Cost group: kind of service, Thuoc or VatTu.',
    LoaiGia: 'Price type.',
    DonGia: "The hospital's price.",
    DonGiaBHYT: 'The price that the fund accepts.',
    tyLeDV: 'Percent of the price that is charged.',
    tyLeBH: 'Percent of an item with a payment limit.',
    LaBHYT: 'Billed to the insurance.',
    KhongThuTien: 'Without charge.',
    mucHuong: 'Percent that the fund pays of what is in scope.',
    NgayYLenh: 'When it was ordered.',
    ThanhTien: 'Cost.',
    BHChiTra: 'The fund pays.',
    BNTT: 'Own part.',
    BenhNhanTT: "The patient's part.",
    KhuyenMai: 'Let off by promotions and vouchers.',
    MienGiam: 'Exempted.',
    MienGiamPhanTram: 'The percent that it is exempted by; empty where an amount was granted.',
    ConLai: 'Still due.',
    ThuThua: 'Collected too much.',
    ThucHien: 'Performed or supplied.',
    GhiNo: 'What was due of it was let go as a debt.',
  },
};

export const bienLaiRecord = defineRecord({
  name: 'BienLai',
  label: { vi: 'Biên lai', en: 'Receipt' },
  display: ['MaBienLai'],
  acts: [bienLaiSteps, bienLaiActs],
  fields: {
    MaBienLai: text('Mã biên lai', 'Receipt code'),
    QuyenBienLai_Id: ref('QuyenBienLai', 'Quyển biên lai', 'Receipt book'),
    KyHieu: kyHieu,
    SoBienLai: number('Số biên lai', 'Receipt number'),
    LoaiBienLai: loaiBienLai,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    NgayBienLai: time('Ngày biên lai', 'Date of the receipt'),
    GiaTriBienLai: money('Giá trị biên lai', 'Amount'),
    ChenhLechLamTron: money('Chênh lệch làm tròn', 'Rounding'),
    HachToan: parts.HachToan,
    TienKhachDua: money('Tiền khách đưa', 'Given by the patient'),
    TienThoi: money('Tiền thối', 'Change'),
    NguoiNop: personal(text('Người nộp', 'Payer')),
    GhiChu: ghiChu,
    NguoiThu_Id: person('Người thu', 'Cashier'),
    QuayThu_Id: ref('Node', 'Quầy thu', 'Counter'),
    CaThu_Id: ref('CaThu', 'Ca thu', 'Cashier shift'),
    BienLaiGoc_Id: ref('BienLai', 'Biên lai gốc', 'Original receipt'),
    ThuNo: bool('Thu nợ', 'Collected debts'),
    LyDoHuy: lyDoHuy,
    NguoiHuy_Id: nguoiHuy,
    NgayHuy: ngayHuy,
    NguoiTraTien_Id: person('Người trả lại tiền', 'Paid back by'),
    CaThuTra_Id: ref('CaThu', 'Ca thu trả lại tiền', 'Shift that paid it back'),
    thanhToans: rows('Thanh toán', 'Payments', thanhToanRecord),
  },
});

export const bienLaiApi: RecordApi = {
  about: 'A receipt.',
  without: names(
    `version QuyenBienLai_Id QuayThu_Id CaThu_Id BienLaiGoc_Id NguoiHuy_Id NguoiTraTien_Id CaThuTra_Id`,
  ),
  labels: { NguoiThu_Id: 'NhanVien', NguoiHuy_Id: 'NhanVien' },
  enums: {
    LoaiBienLai: {
      name: 'LoaiPhieuThu',
      about: 'Kinds of receipts.',
      values: {
        ThuTien: 'Payment of services.',
        HoanTien: 'Refund of services.',
      },
    },
    TrangThai: {
      name: 'TrangThaiBienLai',
      about: 'States of a receipt.',
      values: {
        ChuaThuTien: 'Prepared, not collected.',
        DaThuTien: 'Collected, not allocated.',
        DaHuy: 'Cancelled; the number stays.',
      },
    },
  },
  describe: {
    _id: 'Id.',
    MaBienLai: 'Symbol and number, such as BVS/26T-0000001.',
    KyHieu: "The book's symbol.",
    SoBienLai: 'Number in the book.',
    LoaiBienLai: 'Kind.',
    NgayBienLai: 'When it was made.',
    GiaTriBienLai: 'Value in whole dong.',
    ChenhLechLamTron: 'What rounding added or left out.',
    HachToan: 'Allocated or returned.',
    TienKhachDua: 'Cash that the payer gave.',
    NguoiNop: 'Who paid.',
    GhiChu: 'Note, or the reason of a refund.',
    ThuNo: 'It collected debts.',
    NguoiThu_Id: 'The cashier.',
    NguoiThu: "The cashier's label.",
    NgayHuy: 'When it was cancelled.',
    NguoiHuy: 'The label of who cancelled it.',
  },
};

export const cashierRecords: readonly RecordDef[] = [
  vienPhiRecord,
  vienPhiDongRecord,
  bienLaiRecord,
  thanhToanRecord,
  phanBoRecord,
  mienGiamRecord,
  caThuRecord,
  giaoDichTamRecord,
  ...printRecords('PhieuThu', { vi: 'phiếu thu', en: 'receipt' }),
];
