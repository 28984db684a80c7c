import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, loaiBienLaiValues, macDinh, maField, taiKhoan, tenField } from './fields.ts';

export const HinhThucThanhToan = defineCatalogue({
  name: 'HinhThucThanhToan',
  service: 'main',
  label: { vi: 'Hình thức thanh toán', en: 'Payment methods' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaHinhThucThanhToan: maField('Mã hình thức thanh toán', 'Payment method code'),
    TenHinhThucThanhToan: tenField('Tên hình thức thanh toán', 'Payment method name'),
    Loai: {
      kind: 'enum',
      type: 'LoaiThanhToan',
      label: { vi: 'Loại', en: 'Kind' },
      required: true,
      list: true,
      values: {
        TienMat: { vi: 'Tiền mặt', en: 'Cash' },
        ChuyenKhoan: { vi: 'Chuyển khoản', en: 'Bank transfer' },
        QuetThe: { vi: 'Quẹt thẻ', en: 'Card' },
        Khac: { vi: 'Khác', en: 'Other' },
      },
    },
    isActive: { kind: 'bool', label: { vi: 'Được dùng ở quầy', en: 'Used at the counter' }, list: true },
    MacDinh: macDinh,
    HachToans: {
      kind: 'lines',
      label: { vi: 'Định khoản', en: 'Accounting entries' },
      fields: {
        LoaiBienLai: {
          kind: 'enum',
          type: 'LoaiBienLai',
          label: { vi: 'Loại biên lai', en: 'Kind of receipt' },
          required: true,
          values: loaiBienLaiValues,
        },
        TaiKhoanNo: { ...taiKhoan('Tài khoản nợ', 'Debit account'), required: true },
        TaiKhoanCo: { ...taiKhoan('Tài khoản có', 'Credit account'), required: true },
      },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaHinhThucThanhToan', 'TenHinhThucThanhToan'],
  code: 'MaHinhThucThanhToan',
  display: 'TenHinhThucThanhToan',
  operations: { list: 'getAllDM_HinhThucThanhToan' },
});
