import type { RecordApi } from '@sen/domain/records/api';
import { choice, day, number, person, text } from '@sen/domain/records/fields';
import { defineRecord } from '@sen/domain/records/record';
import { date, integer, text as textColumn, uuid } from 'drizzle-orm/pg-core';
import { buildSchema, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { baseColumns, mainSchema } from '../sql/columns.ts';
import { labelFields, plainFields, recordSdl, served } from './recordApi.ts';

const states = { Moi: { vi: 'Mới', en: 'New' }, Xong: { vi: 'Xong', en: 'Done' } };
const record = defineRecord({
  name: 'GiayThu',
  label: { vi: 'Giấy thử', en: 'Test paper' },
  fields: {
    So: text('Số', 'Number'),
    Loai: choice('Loại', 'Kind', states),
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    TuNgay: day('Từ ngày', 'From'),
    SoLan: number('Số lần', 'Times'),
    GhiKin: text('Ghi kín', 'Kept to itself'),
  },
});
const table = mainSchema.table('giay_thu', {
  ...baseColumns(),
  So: textColumn('so').notNull(),
  Loai: textColumn('loai').notNull(),
  BacSi_Id: uuid('bac_si_id'),
  TuNgay: date('tu_ngay').notNull(),
  SoLan: integer('so_lan'),
  GhiKin: textColumn('ghi_kin'),
});
const api: RecordApi = {
  about: 'A paper.',
  without: ['GhiKin'],
  labels: { BacSi_Id: 'NhanVien' },
  enums: { Loai: { name: 'LoaiGiay', about: 'Its kind.', values: { Moi: 'Just begun.' } } },
  input: {
    about: 'What is written.',
    fields: ['requestId', 'version', 'Loai', 'TuNgay'],
    required: ['TuNgay'],
  },
  describe: { So: 'Number of the year.' },
};

it('derives type, input and enumerations of a record, each described', () => {
  const one = served(record, api, table);
  const around = 'scalar Date type RefLabel { _id: ID! } type Query { one: GiayThu } ';
  const printed = printSchema(buildSchema(around + recordSdl([one]))).replace(/"""(.*)"""/g, '# $1');
  expect(printed).toContain(`# Its kind.
enum LoaiGiay {
  # Just begun.
  Moi

  # Done.
  Xong
}`);
  expect(printed).toContain(`type GiayThu {
  # Record id.
  _id: ID!

  # Grows with every change; sent back with an update.
  version: Int!

  # Number of the year.
  So: String!

  # Kind.
  Loai: LoaiGiay!

  # The doctor who signs.
  BacSi_Id: ID

  # From.
  TuNgay: Date!

  # Times.
  SoLan: Int

  # Label of the doctor.
  BacSi: RefLabel
}`);
  expect(printed).toContain(`input GiayThuInput {
  # Makes a repeated request harmless; for a new record.
  requestId: ID

  # The version that was seen; for a change.
  version: Int

  # Kind.
  Loai: LoaiGiay

  # From.
  TuNgay: Date!
}`);
});

it('names the plain fields and the labels that the engine answers', () => {
  const one = served(record, api, table);
  expect(plainFields(one)).toEqual(['_id', 'version', 'So', 'Loai', 'BacSi_Id', 'TuNgay', 'SoLan']);
  expect(labelFields([one])).toEqual({ GiayThu: ['BacSi'] });
});

it('refuses a name that is no field', () => {
  expect(() => served(record, { ...api, describe: { Soo: 'x' } }, table)).toThrow(
    'the API of GiayThu names Soo, which is no field',
  );
});
