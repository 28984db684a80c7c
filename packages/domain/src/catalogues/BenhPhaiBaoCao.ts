import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/**
 * Diseases of which every case is reported, and within how many hours: rows of their days, so that a report of last year keeps its
 * deadline. A disease is named by the beginnings of its codes; `*` stands for every disease that the list of ICD calls infectious.
 */
export const BenhPhaiBaoCao = defineCatalogue({
  name: 'BenhPhaiBaoCao',
  service: 'main',
  label: { vi: 'Bệnh phải báo cáo', en: 'Notifiable diseases' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaBenhBaoCao: maField('Mã', 'Code'),
    TenBenhBaoCao: tenField('Tên bệnh', 'Disease'),
    NhomBenh: {
      kind: 'enum',
      type: 'NhomBenhTruyenNhiem',
      label: { vi: 'Nhóm', en: 'Group' },
      list: true,
      values: {
        A: { vi: 'Nhóm A', en: 'Group A' },
        B: { vi: 'Nhóm B', en: 'Group B' },
        C: { vi: 'Nhóm C', en: 'Group C' },
      },
    },
    CacMaICD: {
      kind: 'text',
      label: { vi: 'Các mã ICD (cách nhau dấu phẩy)', en: 'ICD codes (commas between them)' },
      required: true,
      max: 500,
      list: true,
    },
    SoGio: {
      kind: 'number',
      label: {
        vi: 'Báo cáo trong (giờ); trống: không báo cáo',
        en: 'Report within (hours); empty: not reported',
      },
      min: '1',
      max: '720',
      list: true,
    },
    HieuLucTu: {
      kind: 'date',
      label: { vi: 'Hiệu lực từ', en: 'In force from' },
      required: true,
      list: true,
    },
    HieuLucDen: { kind: 'date', label: { vi: 'Hiệu lực đến', en: 'In force until' } },
    CanCu: { kind: 'text', label: { vi: 'Căn cứ', en: 'Source' }, required: true, max: 300 },
    GhiChu: ghiChu,
  },
  ordered: [['HieuLucTu', 'HieuLucDen']],
  searchBy: ['MaBenhBaoCao', 'TenBenhBaoCao', 'CacMaICD'],
  code: 'MaBenhBaoCao',
  display: 'TenBenhBaoCao',
});
