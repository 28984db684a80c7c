import { cotButToan, dauPhanCach } from '../accounting/butToan.ts';
import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

/** Files that accounting entries are exported as: which columns, in which order, under which headings. */
export const MauXuatButToan = defineCatalogue({
  name: 'MauXuatButToan',
  service: 'main',
  label: { vi: 'Mẫu xuất bút toán', en: 'Templates of entry exports' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaMauXuat: maField('Mã mẫu xuất', 'Template code'),
    TenMauXuat: tenField('Tên mẫu xuất', 'Template name'),
    DauPhanCach: {
      kind: 'enum',
      type: 'DauPhanCach',
      label: { vi: 'Dấu phân cách của tệp CSV', en: 'Separator of the CSV file' },
      required: true,
      list: true,
      values: dauPhanCach,
    },
    MacDinh: macDinh,
    Cots: {
      kind: 'lines',
      label: { vi: 'Các cột, từ trái sang phải', en: 'Columns, from left to right' },
      required: true,
      fields: {
        Cot: {
          kind: 'enum',
          type: 'CotButToan',
          label: { vi: 'Nội dung', en: 'Content' },
          required: true,
          values: cotButToan,
        },
        TieuDe: {
          kind: 'text',
          label: { vi: 'Tiêu đề cột', en: 'Heading' },
          required: true,
          max: 100,
        },
      },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaMauXuat', 'TenMauXuat'],
  code: 'MaMauXuat',
  display: 'TenMauXuat',
});
