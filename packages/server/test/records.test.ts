import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueRecord } from '@sen/domain/records/catalogueRecord';
import type { Fields, RecordDef, RecordField } from '@sen/domain/records/record';
import { describe, expect, it } from 'vitest';
import { records } from './recordColumns.ts';

const all: readonly RecordDef[] = [...catalogues.map(catalogueRecord), ...records];
const recordsByName = new Map(all.map((record) => [record.name, record]));

type Place = { at: string; name: string; field: RecordField };

function placesIn(fields: Fields, path: string): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    return [{ at, name, field }, ...(field.kind === 'lines' ? placesIn(field.fields, at) : [])];
  });
}

const everywhere = all.flatMap(({ name, fields }) => placesIn(fields, name));

describe('the records', () => {
  it('have each a name of their own, which no catalogue has', () => {
    expect(records.length).toBeGreaterThan(50);
    expect(recordsByName.size).toBe(all.length);
  });

  it('are labelled in both languages, and every field of them, however deep', () => {
    const labels = [
      ...all.map(({ name, label }) => ({ at: name, label })),
      ...everywhere.map(({ at, field }) => ({ at, label: field.label })),
      ...everywhere.flatMap(({ at, field }) =>
        field.kind === 'enum'
          ? Object.entries(field.values).map(([value, label]) => ({ at: `${at} ${value}`, label }))
          : [],
      ),
    ];
    expect(labels.length).toBeGreaterThan(2000);
    expect(labels.filter(({ label }) => !/\S/.test(label.vi) || !/\S/.test(label.en))).toEqual([]);
  });

  it('are known by fields of their own', () => {
    const unknown = all.flatMap(({ name, display = [], fields }) =>
      display.filter((field) => !Object.hasOwn(fields, field)).map((field) => `${name}.${field}`),
    );
    expect(unknown).toEqual([]);
  });

  it('refer only to what has a name: entries of catalogues, people, records known by a field', () => {
    const nameless = everywhere.flatMap(({ at, field }) => {
      if (field.kind !== 'ref' && field.kind !== 'refs') return [];
      const to = typeof field.to === 'string' ? [field.to] : field.to;
      return to
        .filter((one) => one !== 'account' && !recordsByName.get(one)?.display)
        .map((one) => `${at}: ${one}`);
    });
    expect(nameless).toEqual([]);
  });

  it('name the record that holds them, and that one is in the operation log itself', () => {
    const lost = records.filter(({ inside }) => inside && recordsByName.get(inside)?.inside !== undefined);
    expect(lost).toEqual([]);
    expect(records.filter(({ inside }) => inside && !recordsByName.has(inside))).toEqual([]);
  });

  it('of a patient call personal the same fields wherever they are kept', () => {
    const places = records
      .filter(({ name, fields }) => name === 'BenhNhan' || fields['BenhNhan_Id'])
      .flatMap(({ name, fields }) => placesIn(fields, name));
    const personal = new Set(places.filter(({ field }) => field.personal).map(({ name }) => name));
    expect(personal).toContain('SoTheBHYT');
    expect(places.filter(({ name, field }) => personal.has(name) && !field.personal)).toEqual([]);
  });
});
