import type { RecordApi } from '../records/api.ts';
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

export const mauInApi: RecordApi = {
  about: "This site's version of a print form.",
  without: ['labels', 'layout'],
  also: ['NgayCapNhat'],
  enums: {
    TrangThai: {
      name: 'TrangThaiMauIn',
      about: 'States of a version of a print form.',
    },
  },
  describe: {
    _id: 'Id.',
    version: 'Version of the record; give it back with a change.',
    MaMauIn: 'Code of the form.',
    soPhienBan: 'Number of the version, from 1 for each form.',
    tuPhienBan: 'The version that it was copied from; 0 is the shipped one.',
    template: 'Typst template.',
    TrangThai: 'Draft, released or withdrawn.',
    TuNgay: 'The day from which it prints, once released.',
    NgayCapNhat: 'When it was changed last.',
  },
};

export const printingRecords: readonly RecordDef[] = [mauInRecord];
