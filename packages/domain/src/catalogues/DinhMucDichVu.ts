import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** What one performance of a service uses up, and below which stock somebody is warned. */
export const DinhMucDichVu = defineCatalogue({
  name: 'DinhMucDichVu',
  service: 'main',
  label: { vi: 'Định mức dịch vụ', en: 'Service quotas' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaDinhMuc: maField('Mã định mức', 'Quota code'),
    TenDinhMuc: tenField('Tên định mức', 'Quota name'),
    DichVu_Id: {
      kind: 'ref',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ', en: 'Service' },
      required: true,
      list: true,
    },
    ChiTiets: {
      kind: 'lines',
      label: { vi: 'Thuốc, vật tư', en: 'Drugs and supplies' },
      required: true,
      fields: {
        Duoc_Id: {
          kind: 'ref',
          to: 'Duoc',
          label: { vi: 'Thuốc, vật tư', en: 'Drug or supply' },
          required: true,
        },
        SoLuong: {
          kind: 'quantity',
          label: { vi: 'Số lượng', en: 'Quantity' },
          required: true,
          min: '0.001',
        },
        DonViTinh_Id: { kind: 'ref', to: 'DonViTinh', label: { vi: 'Đơn vị tính', en: 'Unit' } },
        MucCanhBao: { kind: 'quantity', label: { vi: 'Mức cảnh báo', en: 'Warning level' }, min: '0' },
      },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaDinhMuc', 'TenDinhMuc'],
  code: 'MaDinhMuc',
  display: 'TenDinhMuc',
});
