import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const Kho = defineCatalogue({
  name: 'Kho',
  service: 'pharmacy',
  label: { vi: 'Kho', en: 'Stores' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaKho: maField('Mã kho', 'Store code'),
    TenKho: tenField('Tên kho', 'Store name'),
    Node_Id: {
      kind: 'ref',
      to: 'Node',
      label: { vi: 'Nút tổ chức', en: 'Organisation node' },
      required: true,
      list: true,
    },
    Loai: {
      kind: 'enum',
      type: 'LoaiKho',
      label: { vi: 'Loại kho', en: 'Kind of store' },
      required: true,
      list: true,
      values: {
        Chan: { vi: 'Kho chẵn', en: 'Main store' },
        Le: { vi: 'Kho lẻ', en: 'Dispensing store' },
        TuTruc: { vi: 'Tủ trực', en: 'Ward cabinet' },
      },
    },
    CapChoDoiTuong: {
      kind: 'enum',
      type: 'DoiTuongCuaKho',
      label: { vi: 'Cấp cho đối tượng (trống: mọi đối tượng)', en: 'Gives to (empty: everybody)' },
      values: {
        BHYT: { vi: 'Người có thẻ BHYT', en: 'Insured patients' },
        NgoaiBHYT: { vi: 'Người không dùng BHYT', en: 'Patients without insurance' },
      },
    },
    PhongBan_Ids: {
      kind: 'refs',
      to: 'Node',
      label: { vi: 'Cấp cho phòng (trống: cả cơ sở)', en: 'Supplies (empty: its facility)' },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaKho', 'TenKho'],
  code: 'MaKho',
  display: 'TenKho',
});
