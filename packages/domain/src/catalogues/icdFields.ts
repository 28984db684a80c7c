import type { Field } from '../catalogue/catalogue.ts';
import { gioiTinhValues } from './fields.ts';

/** What is known of a disease, in the list of the ministry and in the laboratory's variant of it. */
export const benhFields = {
  TenTiengAnh: { kind: 'text', label: { vi: 'Tên tiếng Anh', en: 'English name' }, max: 500, list: true },
  NhomICD_Id: { kind: 'ref', to: 'NhomICD', label: { vi: 'Nhóm', en: 'Group' }, list: true },
  Cap: {
    kind: 'number',
    label: { vi: 'Cấp (1 loại, 2 bệnh, 3 chi tiết)', en: 'Level (1 type, 2 disease, 3 detail)' },
    min: '1',
    max: '3',
  },
  PhanLoai: {
    kind: 'text',
    label: { vi: 'Phân loại (nhóm báo cáo)', en: 'Classification (report group)' },
    max: 20,
    pattern: 'code',
  },
  GioiTinh: {
    kind: 'enum',
    type: 'GioiTinh',
    label: { vi: 'Chủ yếu ở giới', en: 'Mainly in sex' },
    values: gioiTinhValues,
  },
  TuoiMin: { kind: 'number', label: { vi: 'Tuổi nhỏ nhất', en: 'Minimum age' }, min: '0', max: '150' },
  TuoiMax: { kind: 'number', label: { vi: 'Tuổi lớn nhất', en: 'Maximum age' }, min: '0', max: '150' },
  TruyenNhiem: { kind: 'bool', label: { vi: 'Bệnh truyền nhiễm', en: 'Infectious' } },
  ManTinh: { kind: 'bool', label: { vi: 'Bệnh mạn tính', en: 'Chronic' } },
} as const satisfies Record<string, Field>;
