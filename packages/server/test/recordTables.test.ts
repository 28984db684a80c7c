import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueRecord } from '@sen/domain/records/catalogueRecord';
import { baseFields, type Fields, type RecordField } from '@sen/domain/records/record';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../src/engine/folders.ts';
import { columnName } from '../src/engine/sql/columns.ts';
import { columnsOf, keptRecords, records, tablesByName } from './recordColumns.ts';

/** Tables without a record: what the engine and the sign-in keep for themselves, and what belongs to nobody's log. */
const withoutRecord = [
  'main.thong_bao', // notices, made with what they tell of
  'main.thong_bao_da_doc',
  'auth.account_profile',
  'auth.attempt',
  'auth.tuy_chon_ca_nhan',
  'auth.known_device',
  'auth.passkey',
  'auth.profile_node',
  'auth.session',
  'main.audit_moved',
  'main.audit_seal',
  'main.bang_goi_so_man_hinh', // televisions, known by a token alone
  'main.client_request',
  'main.doi_doi_tuong', // changes of payer, which the log of the reception tells
  'main.counter',
  'main.event',
  'main.given_reason',
  'main.luot_mo_ket_qua', // openings of links, a log of their own
  'main.nhap_danh_muc',
  'main.nhap_danh_muc_cot',
  'main.nhap_danh_muc_dong',
  'main.nhap_danh_muc_muc',
  'main.nhap_danh_muc_truoc',
  'main.outbox',
  'main.seed_upgrade',
  'main.tra_cuu_the',
  'main.truy_cap_ho_so',
  'pharmacy.giu_thuoc',
];

/** Whether a column can hold what a field is said to hold. */
function fits(field: RecordField, column: PgColumn): boolean {
  const type = column.getSQLType();
  if (column.enumValues?.length)
    return field.kind === 'enum' && column.enumValues.every((value) => Object.hasOwn(field.values, value));
  switch (field.kind) {
    case 'money':
      return /^numeric\(18, [23]\)$/.test(type);
    case 'quantity':
      return type === 'numeric(18, 3)';
    case 'number':
      return /^(integer|bigint|numeric)/.test(type) && !type.startsWith('numeric(18');
    case 'bool':
      return type === 'boolean';
    case 'date':
      return type === 'date';
    case 'datetime':
      return type === 'timestamp with time zone';
    case 'ref':
    case 'image':
      return type === 'uuid';
    case 'refs':
      return type === 'uuid[]';
    case 'lines':
    case 'data':
      return type === 'jsonb';
    default:
      return type === 'text' || type === 'text[]' || (field.kind === 'text' && type === 'uuid');
  }
}

describe('the tables of features', () => {
  it('have a record each, but for those that only the machine reads', () => {
    const known = new Set([...keptRecords.map(({ name }) => name), ...withoutRecord]);
    expect([...tablesByName.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !tablesByName.has(name))).toEqual([]);
    expect(known.size).toBe(keptRecords.length + withoutRecord.length);
  });

  it.each(
    keptRecords.map(({ record, name }) => [record.name, record.fields, record.display ?? [], name] as const),
  )(
    'keep what the record %s says, in columns that fit, and nothing else',
    (_name, fields, display, table) => {
      const columns = columnsOf(table);
      const base = new Set(Object.keys(baseFields));
      expect(Object.keys(columns).filter((column) => !fields[column])).toEqual([]);
      expect(
        Object.entries(fields)
          .filter(([field, { from }]) => !base.has(field) && (from === undefined) !== field in columns)
          .map(([field]) => field),
      ).toEqual([]);
      expect(
        Object.entries(columns)
          .filter(([column, of]) => fields[column] && !fits(fields[column], of))
          .map(([column, of]) => `${column}: ${fields[column]?.kind} in ${of.getSQLType()}`),
      ).toEqual([]);
      // names of records are read by the names of their columns
      expect(display.filter((field) => columns[field]?.name !== columnName(field))).toEqual([]);
    },
  );
});

describe('what only the operation log has', () => {
  const rulesOf = (area: string) => {
    const folder = path.join(serverFolder, '../domain/src', area);
    return readdirSync(folder)
      .filter((file) => !/(records|valueFields|\.test)\.ts$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  };
  const source = readdirSync(path.join(serverFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features|engine)\//.test(file) && /(?<!\.test)\.ts$/.test(file))
    .filter((file) => !file.startsWith('features/auditLog/') || file.endsWith('workbook.ts'))
    .map((file) => readFileSync(path.join(serverFolder, 'src', file), 'utf8'))
    // the fields of reports and sheets are put together by the rules of the house
    .concat(['readings', 'sheets'].flatMap(rulesOf))
    .join('\n');
  const words = new Set(source.match(/\w+/g));

  it('is written by the server: no field is described that nothing says', () => {
    const dead = [...records, ...catalogues.map(catalogueRecord)].flatMap((record) =>
      saidIn(record.fields)
        .filter((name) => !words.has(name))
        .map((name) => `${record.name}.${name}`),
    );
    expect(dead).toEqual([]);
  });
});

/** Fields that no column holds, rows inside included: what a column of rows holds is said by the server too. */
function saidIn(fields: Fields, within = false): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(within || field.from ? [name] : []),
    ...(field.kind === 'lines' && field.from !== 'rows' ? saidIn(field.fields, true) : []),
  ]);
}
