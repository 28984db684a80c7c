import { defineCatalogue } from '../catalogue/catalogue.ts';
import { denNgay, ghiChu, maField, tenField, tuNgay } from './fields.ts';

/** Times that reports are made for, where they are not calendar months. */
export const KyBaoCao = defineCatalogue({
  name: 'KyBaoCao',
  service: 'main',
  label: { vi: 'Kỳ báo cáo', en: 'Report periods' },
  group: 'khac',
  permission: 'DANH_MUC_KHAC',
  fields: {
    MaKyBaoCao: maField('Mã kỳ báo cáo', 'Period code'),
    TenKyBaoCao: tenField('Tên kỳ báo cáo', 'Period name'),
    TuNgay: { ...tuNgay, required: true },
    DenNgay: { ...denNgay, required: true },
    LoaiKyBaoCao: {
      kind: 'enum',
      type: 'LoaiKyBaoCao',
      label: { vi: 'Loại kỳ', en: 'Kind of period' },
      required: true,
      list: true,
      values: {
        Thang: { vi: 'Tháng', en: 'Month' },
        Quy: { vi: 'Quý', en: 'Quarter' },
        Nam: { vi: 'Năm', en: 'Year' },
        Khac: { vi: 'Khác', en: 'Other' },
      },
    },
    GhiChu: ghiChu,
  },
  ordered: [['TuNgay', 'DenNgay']],
  searchBy: ['MaKyBaoCao', 'TenKyBaoCao'],
  code: 'MaKyBaoCao',
  display: 'TenKyBaoCao',
});
