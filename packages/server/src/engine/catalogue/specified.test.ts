import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { describe, expect, test } from 'vitest';
import { serverFolder } from '../folders.ts';
import { specifiedFields } from './specifiedFields.ts';

const rows = readFileSync(path.join(serverFolder, 'contract/catalogues.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map((cells) => ({ type: cells[0] ?? '', words: cells[7] ?? '' }));

// What the engine gives every entry.
const ofEngine = ['TamNgung', 'NgayTao'];

/** Catalogues of which an entry has no code or no name of its own: what they refer to names them. */
const unnamed: Readonly<Record<string, string>> = {
  GiaTriThamChieu: 'code',
  ICDThuongDung: 'code',
  DiemGayKhangSinh: 'name',
  TuongTacThuoc: 'name',
};

function has(def: CatalogueDef | undefined, place: string): boolean {
  const [service, ofType] = place.includes(':') ? place.split(':') : [];
  if (service && ofType) return hasInSchema(service, ofType);
  const [name = '', cell] = place.split(/[.=]/);
  if (ofEngine.includes(place) || def?.withoutAccents?.[place]) return true;
  const field = def?.fields[name];
  if (cell === undefined) return field !== undefined;
  if (field?.kind === 'enum') return Object.hasOwn(field.values, cell);
  return field?.kind === 'lines' && Object.hasOwn(field.fields, cell);
}

function hasInSchema(service: string, place: string): boolean {
  const [type, field] = place.split('.');
  const sdl = readFileSync(path.join(serverFolder, `schema/${service}.graphql`), 'utf8');
  const body = sdl.match(new RegExp(`^type ${type} \\{\\n([^}]*)^\\}`, 'm'))?.[1] ?? '';
  return new RegExp(`^ {2}${field}[:(]`, 'm').test(body);
}

/** What is left of the specification's words once those of the table are taken out; longer ones first. */
function leftOver(type: string, words: string): string {
  const known = Object.keys(specifiedFields[type] ?? {}).sort((a, b) => b.length - a.length);
  const rest = known.reduce(
    (text, one) => {
      expect(text, `${type}: "${one}"`).toContain(one);
      return text.replace(one, '');
    },
    words.replace(/^[^:]*: |^[^(:]*\((?=a node)/, ''),
  );
  return rest.replace(/accounting entries:|pharmacy service|\(.*\)|[,;)\s]/g, '');
}

test('the table has every catalogue of the specification and no other', () => {
  expect(Object.keys(specifiedFields).sort()).toEqual(rows.map(({ type }) => type).sort());
});

describe.each(rows)('$type', ({ type, words }) => {
  const def = catalogueByName(type);

  test('has a place for each of the words', () => {
    expect(leftOver(type, words)).toBe('');
  });

  test('has each of the fields', () => {
    const named = Object.values(specifiedFields[type] ?? {}).flatMap((fields) => fields.split(' '));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((place) => !has(def, place))).toEqual([]);
  });
});

test('every catalogue has a code, a name and a note', () => {
  for (const def of catalogues) {
    const without = unnamed[def.name];
    expect(def.code === undefined, `${def.name}: code`).toBe(without === 'code');
    expect(def.display === def.code, `${def.name}: name`).toBe(without === 'name');
    expect(def.fields, def.name).toHaveProperty('GhiChu');
  }
});

test('a field that is not there fails', () => {
  const def = catalogueByName('HinhThucThanhToan');
  const missing = [
    'KhongCo',
    'HachToans.KhongCo',
    'Loai=KhongCo',
    'auth:UserAccount.KhongCo',
    'auth:KhongCo.employee',
  ];
  expect(missing.filter((place) => has(def, place))).toEqual([]);
  expect(leftOver('KyBaoCao', 'report period: start, end, type, colour')).toBe('colour');
});
