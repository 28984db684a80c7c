import { defineCatalogue } from '../catalogue/catalogue.ts';
import { cachLyGiuong, gioiTinhGiuong } from '../stays/beds.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Beds, each in a room: who may lie in them and which service a day in them is. */
export const GiuongBenh = defineCatalogue({
  name: 'GiuongBenh',
  service: 'main',
  label: { vi: 'Giường bệnh', en: 'Beds' },
  group: 'toChuc',
  permission: 'DANH_MUC_TO_CHUC',
  fields: {
    MaGiuong: maField('Mã giường', 'Bed code'),
    TenGiuong: tenField('Tên giường', 'Bed name'),
    LoaiGiuong: {
      kind: 'enum',
      type: 'LoaiGiuong',
      label: { vi: 'Loại giường', en: 'Kind of bed' },
      required: true,
      list: true,
      values: {
        Thuong: { vi: 'Giường thường', en: 'Ordinary' },
        HoiSuc: { vi: 'Hồi sức tích cực', en: 'Intensive care' },
        CapCuu: { vi: 'Cấp cứu', en: 'Emergency' },
        DichVu: { vi: 'Theo yêu cầu', en: 'Private' },
        BanNgay: { vi: 'Ban ngày', en: 'Day' },
        LuuDong: { vi: 'Lưu động, băng ca', en: 'Mobile, stretcher' },
      },
    },
    PhongBan_Id: { kind: 'ref', to: 'Node', label: { vi: 'Khoa, phòng', en: 'Room' }, list: true },
    DichVu_Id: {
      kind: 'ref',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ ngày giường', en: 'Service of a bed day' },
      list: true,
    },
    GioiTinh: {
      kind: 'enum',
      type: 'GioiTinhGiuong',
      label: { vi: 'Dành cho', en: 'For' },
      values: gioiTinhGiuong,
    },
    CachLy: {
      kind: 'enum',
      type: 'CachLyGiuong',
      label: { vi: 'Cách ly', en: 'Isolation' },
      values: cachLyGiuong,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaGiuong', 'TenGiuong'],
  code: 'MaGiuong',
  display: 'TenGiuong',
});
