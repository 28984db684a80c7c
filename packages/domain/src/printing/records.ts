import { ghiChu, tuNgay } from '../records/commonFields.ts';
import { data, lines, number, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { mauInActs } from './mauIn.ts';

export const mauInRecord = defineRecord({
  name: 'MauIn',
  label: { vi: 'Mẫu in', en: 'Print form' },
  service: 'print',
  display: ['MaMauIn', 'soPhienBan'],
  acts: [mauInActs],
  fields: {
    MaMauIn: text('Mã mẫu in', 'Form'),
    soPhienBan: number('Số phiên bản', 'Version number'),
    tuPhienBan: number('Từ phiên bản', 'From version'),
    template: text('Nội dung mẫu', 'Template'),
    labels: lines('Nhãn', 'Labels', {
      khoa: text('Khóa', 'Key'),
      vi: text('Tiếng Việt', 'Vietnamese'),
      en: text('Tiếng Anh', 'English'),
    }),
    layout: data('Bố cục', 'Layout'),
    TuNgay: tuNgay,
    GhiChu: ghiChu,
  },
});

export const printingRecords: readonly RecordDef[] = [mauInRecord];
