import { capChamSoc } from '../treatment/toDieuTri.ts';
import { defineSheet } from './sheet.ts';

export const chamSoc = defineSheet({
  label: { vi: 'Chăm sóc', en: 'Care' },
  area: 'ChamSoc',
  writes: ['NURSE', 'DOCTOR'],
  fields: {
    PhanCap: {
      kind: 'choice',
      label: { vi: 'Phân cấp chăm sóc', en: 'Care level' },
      required: true,
      values: capChamSoc,
    },
    DienBien: { kind: 'text', label: { vi: 'Theo dõi diễn biến', en: 'Course' }, max: 4000 },
    YLenhs: {
      kind: 'ticks',
      label: { vi: 'Y lệnh chăm sóc đã thực hiện', en: 'Care orders carried out' },
      of: 'YLenhChamSoc',
    },
    ThucHien: {
      kind: 'text',
      label: { vi: 'Thực hiện y lệnh, chăm sóc', en: 'What was done' },
      max: 4000,
    },
  },
});
