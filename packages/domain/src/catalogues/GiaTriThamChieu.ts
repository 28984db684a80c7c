import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, tenField, thuTu } from './fields.ts';

/** One measured index of a laboratory service; a service such as the blood count has many. */
export const GiaTriThamChieu = defineCatalogue({
  name: 'GiaTriThamChieu',
  service: 'main',
  label: { vi: 'Giá trị tham chiếu', en: 'Reference values' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    DichVu_Id: {
      kind: 'ref',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ', en: 'Service' },
      required: true,
      list: true,
    },
    // Not unique: the same index may belong to a single test and to a panel.
    MaChiSo: {
      kind: 'text',
      label: { vi: 'Mã chỉ số', en: 'Index code' },
      required: true,
      max: 20,
      pattern: 'code',
      list: true,
    },
    TenChiSo: tenField('Tên chỉ số', 'Index name'),
    KieuDuLieu: {
      kind: 'enum',
      type: 'KieuDuLieu',
      label: { vi: 'Kiểu dữ liệu', en: 'Data type' },
      required: true,
      values: {
        So: { vi: 'Số', en: 'Number' },
        ChuoiKyTu: { vi: 'Chuỗi ký tự', en: 'Text' },
        AmDuongTinh: { vi: 'Âm tính, dương tính', en: 'Negative, positive' },
      },
    },
    DonViTinh: { kind: 'text', label: { vi: 'Đơn vị', en: 'Unit' }, max: 30, list: true },
    NamMin: { kind: 'number', label: { vi: 'Nam, nhỏ nhất', en: 'Male minimum' } },
    NamMax: { kind: 'number', label: { vi: 'Nam, lớn nhất', en: 'Male maximum' } },
    NuMin: { kind: 'number', label: { vi: 'Nữ, nhỏ nhất', en: 'Female minimum' } },
    NuMax: { kind: 'number', label: { vi: 'Nữ, lớn nhất', en: 'Female maximum' } },
    TreEmMin: { kind: 'number', label: { vi: 'Trẻ em, nhỏ nhất', en: 'Child minimum' } },
    TreEmMax: { kind: 'number', label: { vi: 'Trẻ em, lớn nhất', en: 'Child maximum' } },
    NguyHiemMin: { kind: 'number', label: { vi: 'Nguy hiểm khi dưới', en: 'Critical below' } },
    NguyHiemMax: { kind: 'number', label: { vi: 'Nguy hiểm khi trên', en: 'Critical above' } },
    MucBinhThuong: {
      kind: 'text',
      label: { vi: 'Mức bình thường', en: 'Normal range' },
      max: 250,
      list: true,
    },
    MaLienKet: {
      kind: 'text',
      label: { vi: 'Mã liên kết máy', en: 'Analyser code' },
      max: 50,
      pattern: 'code',
    },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  ordered: [
    ['NamMin', 'NamMax'],
    ['NuMin', 'NuMax'],
    ['TreEmMin', 'TreEmMax'],
    ['NguyHiemMin', 'NguyHiemMax'],
  ],
  searchBy: ['MaChiSo', 'TenChiSo'],
  key: ['DichVu_Id', 'MaChiSo'],
  display: 'TenChiSo',
});
