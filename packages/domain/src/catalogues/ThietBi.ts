import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const ThietBi = defineCatalogue({
  name: 'ThietBi',
  service: 'main',
  label: { vi: 'Thiết bị', en: 'Devices' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaThietBi: maField('Mã thiết bị', 'Device code'),
    TenThietBi: tenField('Tên thiết bị', 'Device name'),
    SoSeri: { kind: 'text', label: { vi: 'Số seri', en: 'Serial number' }, max: 50, list: true },
    MaMayBHYT: {
      kind: 'text',
      label: { vi: 'Mã máy BHYT', en: 'Insurance machine code' },
      max: 50,
      list: true,
    },
    DichVu_Ids: { kind: 'refs', to: 'DM_DichVu', label: { vi: 'Dịch vụ thực hiện', en: 'Services' } },
    PhongBan_Id: { kind: 'ref', to: 'Node', label: { vi: 'Phòng', en: 'Room' }, list: true },
    ToiDaNgay: {
      kind: 'number',
      label: { vi: 'Số lần tối đa mỗi ngày', en: 'Maximum uses a day' },
      min: '0',
      max: '10000',
    },
    ToiDaLan: {
      kind: 'number',
      label: { vi: 'Số lượng tối đa mỗi lần', en: 'Maximum quantity a use' },
      min: '0',
      max: '10000',
    },
    GhiChu: ghiChu,
  },
  filters: { DichVu_Ids: 'DichVu_Ids' },
  searchBy: ['MaThietBi', 'TenThietBi'],
  code: 'MaThietBi',
  display: 'TenThietBi',
});
