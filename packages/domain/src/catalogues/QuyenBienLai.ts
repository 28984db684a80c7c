import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, loaiBienLaiValues, maField, tenField } from './fields.ts';

export const QuyenBienLai = defineCatalogue({
  name: 'QuyenBienLai',
  service: 'main',
  label: { vi: 'Quyển biên lai', en: 'Receipt books' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaQuyenBienLai: maField('Mã quyển', 'Book code'),
    TenQuyenBienLai: tenField('Tên quyển', 'Book name'),
    KyHieu: { kind: 'text', label: { vi: 'Ký hiệu', en: 'Symbol' }, required: true, max: 20, list: true },
    Series: { kind: 'text', label: { vi: 'Số seri', en: 'Series' }, max: 20, list: true },
    Loai: {
      kind: 'enum',
      type: 'LoaiBienLai',
      label: { vi: 'Loại biên lai', en: 'Kind' },
      required: true,
      list: true,
      values: loaiBienLaiValues,
    },
    Min_Number: {
      kind: 'number',
      label: { vi: 'Từ số', en: 'First number' },
      required: true,
      min: '1',
      max: '9999999',
    },
    Max_Number: {
      kind: 'number',
      label: { vi: 'Đến số', en: 'Last number' },
      required: true,
      min: '1',
      max: '9999999',
    },
    Current_Number: {
      kind: 'number',
      label: { vi: 'Số hiện tại', en: 'Current number' },
      min: '0',
      max: '9999999',
    },
    NguoiSuDung_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Người sử dụng', en: 'User' }, list: true },
    HieuLuc: { kind: 'bool', label: { vi: 'Đang mở', en: 'Open' }, list: true },
    GhiChu: ghiChu,
  },
  searchBy: ['MaQuyenBienLai', 'TenQuyenBienLai', 'KyHieu'],
  code: 'MaQuyenBienLai',
  display: 'TenQuyenBienLai',
  operations: { search: 'search_QuyenBienLai' },
});
