import { defineCatalogue } from '../catalogue/catalogue.ts';
import { nhomViKhuan } from '../microbiology/values.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Organisms that microbiology finds. */
export const ViKhuan = defineCatalogue({
  name: 'ViKhuan',
  service: 'main',
  label: { vi: 'Vi khuẩn, vi nấm', en: 'Organisms' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaViKhuan: maField('Mã vi khuẩn', 'Organism code'),
    TenViKhuan: tenField('Tên vi khuẩn', 'Organism name'),
    NhomViKhuan: {
      kind: 'enum',
      type: 'NhomViKhuan',
      label: { vi: 'Nhóm', en: 'Group' },
      required: true,
      list: true,
      values: nhomViKhuan,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaViKhuan', 'TenViKhuan'],
  code: 'MaViKhuan',
  display: 'TenViKhuan',
});
