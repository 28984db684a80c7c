import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, ghiChu, lyDoHuy, tiepNhan } from '../records/commonFields.ts';
import {
  choice,
  data,
  day,
  money,
  number,
  person,
  personal,
  quantity,
  ref,
  text,
} from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { duToanActs, mucThe, tuyenDen } from './duToan.ts';

const dongs = {
  kind: 'lines',
  label: { vi: 'Dịch vụ, thuốc', en: 'Services and drugs' },
  fields: {
    DichVu_Id: ref('DM_DichVu', 'Dịch vụ', 'Service'),
    Duoc_Id: ref('Duoc', 'Thuốc', 'Drug'),
    LoaiGia_Id: ref('LoaiGia', 'Loại giá', 'Price type'),
    Ma: text('Mã', 'Code'),
    Ten: text('Tên', 'Name'),
    DonViTinh: text('Đơn vị', 'Unit'),
    SoLuong: quantity('Số lượng', 'Quantity'),
    DonGia: money('Đơn giá', 'Unit price'),
    DonGiaBHYT: money('Giá bảo hiểm', 'Price of the fund'),
    ThanhTien: money('Thành tiền', 'Amount'),
    BHChiTra: money('Bảo hiểm trả', 'The fund pays'),
    BenhNhanTT: money('Người bệnh trả', 'The patient’s part'),
    KhuyenMai: money('Khuyến mại', 'Promotions'),
    MienGiam: money('Miễn giảm', 'Not collected'),
  },
} as const;

/** What services and drugs would cost somebody, as it was handed out. */
export const duToanRecord = defineRecord({
  name: 'DuToanChiPhi',
  label: { vi: 'Dự toán chi phí', en: 'Cost estimate' },
  display: ['SoDuToan', 'TenNguoiHoi'],
  acts: [duToanActs],
  fields: {
    SoDuToan: text('Số dự toán', 'Number'),
    Noi_Id: ref('Node', 'Nơi lập', 'Made at'),
    NguoiLap_Id: person('Người lập', 'Made by'),
    Ngay: day('Ngày lập', 'Made on'),
    HieuLucDen: day('Hiệu lực đến', 'Valid until'),
    TenNguoiHoi: personal(text('Người hỏi', 'Who asks')),
    SoDienThoai: personal(text('Điện thoại', 'Phone')),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    DoiTuong_Id: ref('DM_DoiTuong', 'Đối tượng', 'Payer'),
    SoTheBHYT: personal(text('Số thẻ BHYT', 'Insurance card')),
    MucThe: choice('Mức hưởng', 'Level of the card', mucThe),
    TuyenDen: choice('Tuyến', 'Route', tuyenDen),
    PhanTramHuong: number('Phần trăm được hưởng', 'Percent that the fund pays'),
    Dongs: dongs,
    Buocs: data('Khuyến mại đã tính', 'What promotions did'),
    ThanhTien: money('Tổng chi phí', 'Total cost'),
    BHChiTra: money('Bảo hiểm trả', 'The fund pays'),
    BenhNhanTT: money('Người bệnh trả', 'The patient’s part'),
    KhuyenMai: money('Khuyến mại', 'Promotions'),
    MienGiam: money('Miễn giảm', 'Not collected'),
    PhaiTra: money('Còn phải trả', 'To pay'),
    GhiChu: ghiChu,
    TenTimKiem: text('Tên để tìm kiếm', 'Name as it is searched'),
    LyDoHuy: lyDoHuy,
  },
});

export const duToanApi: RecordApi = {
  about:
    'A what-if estimate: what services and drugs would cost somebody under a payer, as it was handed out.',
  without: names('TenTimKiem Dongs Buocs'),
  also: ['NgayTao'],
  labels: { NguoiLap_Id: 'NhanVien', DoiTuong_Id: 'DM_DoiTuong', Noi_Id: 'Node' },
  enums: {
    TrangThai: { name: 'TrangThaiDuToan', about: 'States of an estimate.' },
    MucThe: { name: 'MucThe', about: 'Levels of benefit that a card may have.' },
    TuyenDen: {
      name: 'TuyenDen',
      about: 'How somebody would come.',
      values: { TuDen: 'By themselves, registered elsewhere: the law of the day says what is paid.' },
    },
  },
  describe: {
    Noi_Id: 'Where it was made.',
    Noi: 'Label of where it was made.',
    NguoiLap: 'Label of who made it.',
    TenNguoiHoi: 'Who asks, as they say it.',
    BenhNhan_Id: 'The patient, where one is known.',
    TiepNhan_Id: 'The visit that it was turned into orders of.',
    SoTheBHYT: 'Empty where only the level is known.',
    PhanTramHuong: 'Percent of what is in scope, route included; empty without insurance.',
    BenhNhanTT: 'The patient’s part before promotions.',
    MienGiam: 'What the house does not collect.',
    PhaiTra: 'What the patient would pay in the end.',
    DoiTuong: 'Label of the payer.',
  },
};

export const estimateRecords: readonly RecordDef[] = [
  duToanRecord,
  ...printRecords('DuToanChiPhi', { vi: 'dự toán chi phí', en: 'cost estimate' }),
];
