import { defineCatalogue } from '../catalogue/catalogue.ts';
import { kieuTruong, mauTruongIssues } from '../readings/kieuTruong.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** What is measured and named one by one in the result of services that are read: the fields of their report. */
export const MauTruongKetQua = defineCatalogue({
  name: 'MauTruongKetQua',
  service: 'main',
  label: { vi: 'Trường của kết quả', en: 'Report fields' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaMau: maField('Mã', 'Code'),
    TenMau: tenField('Tên', 'Name'),
    DichVu_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ', en: 'Services' },
      required: true,
      list: true,
    },
    Truongs: {
      kind: 'lines',
      label: { vi: 'Trường', en: 'Fields' },
      required: true,
      fields: {
        Ma: { kind: 'text', label: { vi: 'Mã', en: 'Code' }, required: true, max: 20, pattern: 'code' },
        Ten: { kind: 'text', label: { vi: 'Tên', en: 'Name' }, required: true, max: 100 },
        TenTiengAnh: { kind: 'text', label: { vi: 'Tên tiếng Anh', en: 'English name' }, max: 100 },
        // Fields of one group stand together under its name.
        Nhom: { kind: 'text', label: { vi: 'Nhóm', en: 'Group' }, max: 100 },
        Kieu: {
          kind: 'enum',
          type: 'KieuTruong',
          label: { vi: 'Kiểu', en: 'Kind' },
          required: true,
          values: kieuTruong,
        },
        DonVi: { kind: 'text', label: { vi: 'Đơn vị', en: 'Unit' }, max: 30 },
        NamMin: { kind: 'number', label: { vi: 'Nam, nhỏ nhất', en: 'Male minimum' } },
        NamMax: { kind: 'number', label: { vi: 'Nam, lớn nhất', en: 'Male maximum' } },
        NuMin: { kind: 'number', label: { vi: 'Nữ, nhỏ nhất', en: 'Female minimum' } },
        NuMax: { kind: 'number', label: { vi: 'Nữ, lớn nhất', en: 'Female maximum' } },
        TreEmMin: { kind: 'number', label: { vi: 'Trẻ em, nhỏ nhất', en: 'Child minimum' } },
        TreEmMax: { kind: 'number', label: { vi: 'Trẻ em, lớn nhất', en: 'Child maximum' } },
        LuaChons: {
          kind: 'text',
          label: { vi: 'Lựa chọn, cách nhau bằng dấu ;', en: 'Choices, separated by ;' },
          max: 1000,
        },
        BatBuoc: { kind: 'bool', label: { vi: 'Bắt buộc khi trả', en: 'Required to return' } },
      },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaMau', 'TenMau'],
  code: 'MaMau',
  display: 'TenMau',
  check: mauTruongIssues,
});
