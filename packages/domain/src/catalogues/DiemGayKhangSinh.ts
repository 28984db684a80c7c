import { defineCatalogue } from '../catalogue/catalogue.ts';
import { nhomViKhuan, phuongPhapKhangSinhDo } from '../microbiology/values.ts';
import { ghiChu, maField } from './fields.ts';

/**
 * Breakpoints: from which measured value on an organism, or those of a group, are susceptible or resistant to an antibiotic. Rows of their
 * days and of the table they are taken from, which a site enters as it adopts one. The row of an organism goes before that of its group.
 */
export const DiemGayKhangSinh = defineCatalogue({
  name: 'DiemGayKhangSinh',
  service: 'main',
  label: { vi: 'Điểm gãy kháng sinh', en: 'Antibiotic breakpoints' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaDiemGay: maField('Mã điểm gãy', 'Breakpoint code', 40),
    KhangSinh_Id: {
      kind: 'ref',
      to: 'KhangSinh',
      label: { vi: 'Kháng sinh', en: 'Antibiotic' },
      required: true,
      list: true,
    },
    NhomViKhuan: {
      kind: 'enum',
      type: 'NhomViKhuan',
      label: { vi: 'Nhóm vi khuẩn', en: 'Group of organisms' },
      list: true,
      values: nhomViKhuan,
    },
    ViKhuan_Id: {
      kind: 'ref',
      to: 'ViKhuan',
      label: { vi: 'Riêng vi khuẩn', en: 'This organism only' },
    },
    LoaiBenhPham_Id: {
      kind: 'ref',
      to: 'LoaiBenhPham',
      label: { vi: 'Riêng bệnh phẩm', en: 'This specimen only' },
    },
    PhuongPhap: {
      kind: 'enum',
      type: 'PhuongPhapKhangSinhDo',
      label: { vi: 'Phương pháp', en: 'Method' },
      required: true,
      list: true,
      values: phuongPhapKhangSinhDo,
    },
    MucS: {
      kind: 'number',
      label: { vi: 'Nhạy: đường kính ≥, MIC ≤', en: 'Susceptible: zone ≥, MIC ≤' },
      required: true,
      min: '0',
      max: '9999',
      list: true,
    },
    MucR: {
      kind: 'number',
      label: { vi: 'Kháng: đường kính <, MIC >', en: 'Resistant: zone <, MIC >' },
      required: true,
      min: '0',
      max: '9999',
      list: true,
    },
    Nguon: {
      kind: 'text',
      label: { vi: 'Nguồn, phiên bản', en: 'Source, version' },
      required: true,
      max: 100,
      list: true,
    },
    HieuLucTu: {
      kind: 'date',
      label: { vi: 'Hiệu lực từ', en: 'In force from' },
      required: true,
    },
    HieuLucDen: { kind: 'date', label: { vi: 'Hiệu lực đến', en: 'In force until' } },
    GhiChu: ghiChu,
  },
  ordered: [['HieuLucTu', 'HieuLucDen']],
  check: ({ ViKhuan_Id, NhomViKhuan, PhuongPhap, MucS, MucR }) => [
    ...(ViKhuan_Id || NhomViKhuan ? [] : [{ path: 'NhomViKhuan', code: 'REQUIRED' }]),
    ...((PhuongPhap === 'MIC' ? Number(MucR) < Number(MucS) : Number(MucS) < Number(MucR))
      ? [{ path: 'MucR', code: 'BREAKPOINT_LIMITS' }]
      : []),
  ],
  searchBy: ['MaDiemGay', 'Nguon'],
  code: 'MaDiemGay',
  display: 'MaDiemGay',
});
