import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, tuKhoas } from './fields.ts';

/** How a drug stands to a state of the patient. */
const mucThanTrong = {
  ThanTrong: { vi: 'Thận trọng', en: 'With care' },
  ChongChiDinh: { vi: 'Chống chỉ định', en: 'Not to be given' },
};

export const Duoc = defineCatalogue({
  name: 'Duoc',
  service: 'pharmacy',
  label: { vi: 'Dược và vật tư', en: 'Drugs and supplies' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaDuoc: maField('Mã dược', 'Drug code', 50),
    TenDuoc: tenField('Tên dược', 'Drug name'),
    TuKhoas: tuKhoas,
    LoaiHang: {
      kind: 'enum',
      type: 'LoaiHang',
      label: { vi: 'Loại hàng', en: 'Kind of goods' },
      required: true,
      usual: 'Thuoc',
      values: { Thuoc: { vi: 'Thuốc', en: 'Drug' }, VatTu: { vi: 'Vật tư y tế', en: 'Supply' } },
    },
    HoatChat_Ids: {
      kind: 'refs',
      to: 'HoatChat',
      label: { vi: 'Hoạt chất', en: 'Active ingredients' },
      list: true,
    },
    HamLuong: { kind: 'text', label: { vi: 'Hàm lượng', en: 'Strength' }, max: 250, list: true },
    DonViTinh_Id: {
      kind: 'ref',
      to: 'DonViTinh',
      label: { vi: 'Đơn vị tính', en: 'Unit' },
      required: true,
      list: true,
    },
    DuongDung_Id: { kind: 'ref', to: 'DuongDung', label: { vi: 'Đường dùng', en: 'Route' } },
    NhomDuoc_Id: { kind: 'ref', to: 'NhomDuoc', label: { vi: 'Nhóm dược', en: 'Drug group' }, list: true },
    SoDangKy: { kind: 'text', label: { vi: 'Số đăng ký', en: 'Registration number' }, max: 50 },
    ATC: { kind: 'text', label: { vi: 'Mã ATC', en: 'ATC code' }, max: 10, pattern: 'code' },
    LaBHYT: { kind: 'bool', label: { vi: 'Trong danh mục BHYT', en: 'Insured' }, list: true },
    MaBHYT: { kind: 'text', label: { vi: 'Mã BHYT', en: 'Insurance code' }, max: 20, pattern: 'code' },
    // decision;package;group;year, as claims name it
    TTThau: { kind: 'text', label: { vi: 'Thông tin thầu', en: 'Tender' }, max: 50 },
    TyLeBHYT: {
      kind: 'number',
      label: { vi: 'Tỷ lệ BHYT thanh toán (%)', en: 'Insurance rate (%)' },
      min: '0',
      max: '100',
    },
    LoaiKiemSoat: {
      kind: 'enum',
      type: 'LoaiKiemSoat',
      label: { vi: 'Loại kiểm soát', en: 'Control' },
      required: true,
      usual: 'Thuong',
      values: {
        Thuong: { vi: 'Thuốc thường', en: 'Not controlled' },
        GayNghien: { vi: 'Gây nghiện', en: 'Addictive' },
        HuongThan: { vi: 'Hướng thần', en: 'Psychotropic' },
        TienChat: { vi: 'Tiền chất', en: 'Precursor' },
      },
    },
    HoiChan: { kind: 'bool', label: { vi: 'Cần hội chẩn (★)', en: 'Needs a consultation (★)' } },
    KhongChiaNho: { kind: 'bool', label: { vi: 'Không chia nhỏ', en: 'Indivisible' } },
    LieuToiDaNgay: {
      kind: 'quantity',
      label: { vi: 'Liều tối đa một ngày (đơn vị tính)', en: 'Most a day (units)' },
      min: '0',
    },
    LieuToiDaNgayKg: {
      kind: 'quantity',
      label: { vi: 'Liều tối đa một ngày cho 1 kg (đơn vị tính)', en: 'Most a day for 1 kg (units)' },
      min: '0',
    },
    // Months: whoever is younger is prescribed it with a reason alone.
    TuoiToiThieu: {
      kind: 'number',
      label: { vi: 'Tuổi tối thiểu (tháng)', en: 'Minimum age (months)' },
      min: '0',
      max: '216',
    },
    ThaiKy: {
      kind: 'enum',
      type: 'MucThanTrong',
      label: { vi: 'Phụ nữ có thai', en: 'In pregnancy' },
      values: mucThanTrong,
    },
    ChoConBu: {
      kind: 'enum',
      type: 'MucThanTrong',
      label: { vi: 'Phụ nữ cho con bú', en: 'While breast-feeding' },
      values: mucThanTrong,
    },
    EGFRThanTrong: {
      kind: 'number',
      label: {
        vi: 'Thận trọng khi eGFR dưới (mL/phút/1,73 m²)',
        en: 'Care with an eGFR below (mL/min/1.73 m²)',
      },
      min: '0',
      max: '150',
    },
    EGFRChongChiDinh: {
      kind: 'number',
      label: {
        vi: 'Chống chỉ định khi eGFR dưới (mL/phút/1,73 m²)',
        en: 'Not with an eGFR below (mL/min/1.73 m²)',
      },
      min: '0',
      max: '150',
    },
    GiaBan: { kind: 'money', label: { vi: 'Giá bán', en: 'Sale price' }, min: '0' },
    // The insurer takes the purchase price with three decimals.
    GiaBHYT: { kind: 'quantity', label: { vi: 'Giá BHYT', en: 'Insurance price' }, min: '0' },
    QuyCach: { kind: 'text', label: { vi: 'Quy cách', en: 'Packing' }, max: 250 },
    HangSanXuat: { kind: 'text', label: { vi: 'Hãng sản xuất', en: 'Manufacturer' }, max: 250 },
    NuocSanXuat: { kind: 'text', label: { vi: 'Nước sản xuất', en: 'Country of origin' }, max: 100 },
    GhiChu: ghiChu,
  },
  ordered: [['EGFRChongChiDinh', 'EGFRThanTrong']],
  searchBy: ['MaDuoc', 'TenDuoc', 'SoDangKy', 'TuKhoas'],
  code: 'MaDuoc',
  display: 'TenDuoc',
});
