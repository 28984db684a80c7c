import type { ImportPlan } from '../../engine/catalogue/imports/types.ts';

/** Drugs in the columns of the insurance portal's list (tender results), with their active ingredients. */
export const drugs: ImportPlan = {
  name: 'thuoc-cong-giam-dinh',
  label: { vi: 'Danh mục thuốc (cổng giám định)', en: 'Drugs (insurance portal)' },
  note: {
    vi: 'Danh mục thuốc trúng thầu theo cột của cổng giám định BHYT (mẫu 03). Không có mã nội bộ thì lấy số đăng ký, hoặc mã hoạt chất, làm mã.',
    en: 'The list of drugs in the columns of the insurance portal (form 03). Without a code of the site the registration number, or the ingredient code, is the code.',
  },
  permissions: ['DANH_MUC_DUOC'],
  columns: [
    {
      key: 'ma',
      required: false,
      label: { vi: 'Mã dược', en: 'Drug code' },
      headings: [
        'Mã nội bộ',
        'Mã thuốc nội bộ',
        'MA_NOI_BO',
        'MA_THUOC_CSKCB',
        'Mã thuốc tại CSKCB',
        'Mã thuốc của cơ sở',
        'Mã thuốc bệnh viện',
        'MA_BV',
      ],
    },
    {
      key: 'maHoatChat',
      required: false,
      label: { vi: 'Mã hoạt chất', en: 'Ingredient code' },
      headings: ['MA_THUOC', 'MA_HOAT_CHAT', 'Mã thuốc BHYT'],
    },
    {
      key: 'hoatChat',
      required: false,
      label: { vi: 'Tên hoạt chất', en: 'Ingredient' },
      headings: ['Hoạt chất', 'TEN_HOAT_CHAT', 'HOAT_CHAT'],
    },
    {
      key: 'ten',
      required: true,
      label: { vi: 'Tên thuốc', en: 'Drug name' },
      headings: ['TEN_THUOC', 'Tên thương mại', 'Tên dược'],
    },
    {
      key: 'hamLuong',
      required: false,
      label: { vi: 'Hàm lượng', en: 'Strength' },
      headings: ['HAM_LUONG', 'Nồng độ, hàm lượng'],
    },
    {
      key: 'maDuongDung',
      required: false,
      label: { vi: 'Đường dùng', en: 'Route' },
      headings: ['MA_DUONG_DUNG', 'DUONG_DUNG'],
    },
    {
      key: 'dvt',
      required: true,
      label: { vi: 'Đơn vị tính', en: 'Unit' },
      headings: ['ĐVT', 'DON_VI_TINH'],
    },
    {
      key: 'soDangKy',
      required: false,
      label: { vi: 'Số đăng ký', en: 'Registration number' },
      headings: ['SO_DANG_KY', 'SĐK', 'Số giấy phép'],
    },
    {
      key: 'dongGoi',
      required: false,
      label: { vi: 'Quy cách', en: 'Packing' },
      headings: ['DONG_GOI', 'Đóng gói', 'Quy cách đóng gói'],
    },
    {
      key: 'giaBHYT',
      required: false,
      label: { vi: 'Giá BHYT', en: 'Insurance price' },
      headings: ['DON_GIA_BH', 'DON_GIA_TT', 'Giá thanh toán'],
    },
    {
      key: 'giaBan',
      required: false,
      label: { vi: 'Giá bán', en: 'Sale price' },
      headings: ['DON_GIA', 'Đơn giá'],
    },
    {
      key: 'hangSX',
      required: false,
      label: { vi: 'Hãng sản xuất', en: 'Manufacturer' },
      headings: ['NHA_SX', 'HANG_SX', 'Nhà sản xuất', 'Tên nhà sản xuất', 'Cơ sở sản xuất', 'CO_SO_SX'],
    },
    {
      key: 'nuocSX',
      required: false,
      label: { vi: 'Nước sản xuất', en: 'Country' },
      headings: ['NUOC_SX', 'Nước SX'],
    },
    {
      key: 'ttThau',
      required: false,
      label: { vi: 'Thông tin thầu', en: 'Tender' },
      headings: ['TT_THAU', 'THONG_TIN_THAU'],
    },
    { key: 'nhom', required: false, label: { vi: 'Nhóm dược', en: 'Drug group' }, headings: ['NHOM_THUOC'] },
    { key: 'kiemSoat', required: false, label: { vi: 'Loại kiểm soát', en: 'Control' }, fixed: 'Thuong' },
  ],
  parts: [
    {
      catalogue: 'HoatChat',
      repeated: true,
      fields: {
        MaHoatChat: { from: 'maHoatChat', read: (text, cell) => (cell('hoatChat') === '' ? '' : text) },
        TenHoatChat: { from: 'hoatChat' },
        MaBHYT: { from: 'maHoatChat' },
      },
    },
    {
      catalogue: 'Duoc',
      constants: { LoaiHang: 'Thuoc' },
      fields: {
        MaDuoc: {
          from: 'ma',
          also: ['soDangKy', 'maHoatChat'],
          // herbs have no registration number
          read: (text, cell) => text || cell('soDangKy') || cell('maHoatChat'),
        },
        TenDuoc: { from: 'ten' },
        HoatChat_Ids: {
          from: 'maHoatChat',
          also: ['hoatChat'],
          read: (text, cell) => text || cell('hoatChat'),
        },
        HamLuong: { from: 'hamLuong' },
        DonViTinh_Id: { from: 'dvt' },
        DuongDung_Id: { from: 'maDuongDung', read: routeCode },
        NhomDuoc_Id: { from: 'nhom' },
        SoDangKy: { from: 'soDangKy' },
        TTThau: { from: 'ttThau' },
        LaBHYT: { from: 'maHoatChat', read: (text) => (text === '' ? '' : 'x') },
        MaBHYT: { from: 'maHoatChat' },
        LoaiKiemSoat: { from: 'kiemSoat' },
        GiaBan: { from: 'giaBan' },
        GiaBHYT: { from: 'giaBHYT' },
        QuyCach: { from: 'dongGoi' },
        HangSanXuat: { from: 'hangSX' },
        NuocSanXuat: { from: 'nuocSX' },
      },
    },
  ],
};

/** A route by its code, the zero of which a spreadsheet may have taken: 2.1 is 2.10. */
function routeCode(text: string): string {
  return /^\d\.\d$/.test(text) ? `${text}0` : text;
}
