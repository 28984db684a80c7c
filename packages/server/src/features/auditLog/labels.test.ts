import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { catalogueRecord } from '@sen/domain/records/catalogueRecord';
import { describe, expect, it } from 'vitest';
import { records } from '../../../test/recordColumns.ts';
import { serverFolder } from '../../engine/folders.ts';
import { settingSections } from '../system/settings.ts';
import { entityLabel, fieldLabel, fieldOf, fieldsWithoutName, knownEntities, recordOf } from './labels.ts';

const sources = path.join(serverFolder, 'src');
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(sources, file), 'utf8'));
const found = (pattern: RegExp) =>
  new Set(code.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));
const written = found(/\baudit(?:View)?\([^;]{0,120}?entity: '([^']+)'/g);

describe('the names of kinds of records', () => {
  it('are known for every kind that the server writes', () => {
    expect(written.size).toBeGreaterThan(10);
    const known = new Set(knownEntities('vi').map((one) => one.entity));
    expect([...written].filter((entity) => !known.has(entity))).toEqual([]);
  });

  it('are those that the server writes: none is named that nothing says', () => {
    const named = found(/\b(?:entity:|logEntity =) '([^']+)'/g);
    const dead = knownEntities('vi').filter(
      ({ entity }) =>
        !named.has(entity) &&
        !catalogueByName(entity) &&
        !/^(In|Xem) /.test(entity) &&
        !recordOf(entity)?.fields['action'], // a transition names it by its acts
    );
    expect(dead).toEqual([]);
  });

  it('are known for the prints and previews of every form, and of nothing else', () => {
    const forms = readdirSync(path.join(serverFolder, 'print-forms')).filter((one) => one !== 'common');
    const prints = records.map(({ name }) => name).filter((name) => /^(In|Xem) /.test(name));
    expect(prints.sort()).toEqual(forms.flatMap((form) => [`In ${form}`, `Xem ${form}`]).sort());
  });

  it('stand once in the list, in the language that is asked for', () => {
    const english = knownEntities('en');
    expect(new Set(english.map((one) => one.entity)).size).toBe(english.length);
    expect(english).toContainEqual({ entity: 'In DonThuoc', ten: 'Print of prescription' });
    expect(knownEntities('vi')).toContainEqual({ entity: 'In DonThuoc', ten: 'In đơn thuốc' });
  });

  it.each(['Unknown', '', 'constructor', '__proto__', 'In constructor', 'toString x'])(
    'of something unknown is the thing itself: %s',
    (entity) => expect(entityLabel(entity, 'en')).toContain(entity.replace(/^In /, '')),
  );
});

describe('the names of fields', () => {
  it('come from the record, the catalogue or the form of the settings', () => {
    expect(fieldLabel('BenhNhan', 'TenBenhNhan', 'en')).toBe('Full name');
    expect(fieldLabel('NhanVien', 'TenNhanVien', 'vi')).not.toBeNull();
    expect(fieldLabel('setting', 'ratio', 'vi')).not.toBeNull();
    expect(fieldLabel('KhamBenh', 'version', 'en')).toBe('Version');
    expect(fieldLabel('KhamBenh', 'constructor', 'en')).toBeNull();
    expect(fieldLabel('constructor', 'name', 'en')).toBeNull();
  });

  it('are those of the record itself: what another one has is no field of this one', () => {
    expect(fieldLabel('VeHangDoi', 'KyHieu', 'vi')).toBe('Số gọi');
    expect(fieldLabel('BienLai', 'KyHieu', 'vi')).toBe('Ký hiệu');
    expect(fieldLabel('CaThu', 'theoHinhThuc.Khac', 'vi')).toBe('Theo hình thức thanh toán · Khác');
    expect(fieldLabel('VeHangDoi', 'MaBienLai', 'vi')).toBeNull();
  });

  it.each(
    [...records, ...catalogues.map(catalogueRecord)].map(({ name, fields }) => [name, fields] as const),
  )('are known for every field of %s, rows inside included', (name, fields) => {
    const inside = Object.values(fields).flatMap((field) =>
      field.kind === 'lines' ? Object.keys(field.fields) : [],
    );
    expect([...Object.keys(fields), ...inside].filter((field) => !fieldOf(name, field))).toEqual([]);
  });

  it('are known for every field of the settings', () => {
    const fields = Object.values(settingSections).flatMap((section) => Object.keys(section.shape));
    expect(fields.filter((field) => !fieldOf('setting', field))).toEqual([]);
  });

  it('of a field inside another follow its name', () => {
    expect(fieldLabel('account', 'profiles.Bác sĩ', 'en')).toBe('Profiles · Bác sĩ');
    expect(fieldLabel('BangGia', 'gia', 'vi')).toBe('Giá');
    expect(fieldLabel('BangGia', 'nothing.DonGia', 'vi')).toBeNull();
  });

  it('that are missing are found however deep they lie', () => {
    expect(fieldsWithoutName('BangGia', { TuNgay: 1, gia: [{ Muc_Id: 1, unheard: 2 }] })).toEqual([
      'gia.unheard',
    ]);
    expect(fieldsWithoutName('Node', { rows: 1, filter: { any: 1 } })).toEqual([]);
  });
});
