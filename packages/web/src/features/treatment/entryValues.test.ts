import { describe, expect, it } from 'vitest';
import { blankEntry, changesOf, entryInput, lineOfDrug, repeatedEntry } from './entryValues.ts';
import type { SheetDrugFragment, TreatmentEntryFragment } from './sheet.main.gen.ts';

const now = new Date('2026-11-30T09:00:00+07:00');
const drug = (over: Partial<SheetDrugFragment>) =>
  ({
    _id: 'a',
    TrangThai: 'DangDung',
    Duoc_Id: 'd',
    TenDuoc: 'Ceftriaxon 1 g',
    DonViTinh: 'Lọ',
    NgayThu: 2,
    Lieu: '1.000',
    DuongDung_Id: 'r',
    CachDung: 'TheoGio',
    Gios: '08:00, 20:00',
    ...over,
  }) as SheetDrugFragment; // what the values read
const entry = (thuocs: SheetDrugFragment[]) =>
  ({
    ...blankEntry('bs', now),
    DienBien: 'Còn sốt',
    TinhTrang: 'OnDinh',
    thuocs,
  }) as unknown as TreatmentEntryFragment; // what the values read

describe('an entry that repeats another one', () => {
  it('has its drugs in use as new orders of those, without its course', () => {
    const again = repeatedEntry(
      entry([drug({}), drug({ _id: 'b', TrangThai: 'DaNgung' }), drug({ _id: 'c', CachDung: 'MotLan' })]),
      'bs2',
      now,
    );
    expect(again).toMatchObject({ BacSi_Id: 'bs2', DienBien: null, TinhTrang: 'OnDinh' });
    expect(again.lines).toMatchObject([{ _id: null, LapTu_Id: 'a', NgayThu: null }]);
  });

  it('marks what was changed since', () => {
    const [line] = repeatedEntry(entry([drug({})]), null, now).lines;
    if (!line) throw new Error('no line');
    expect(changesOf(line)).toEqual([]);
    expect(changesOf({ ...line, Lieu: '1' })).toEqual([]);
    expect(changesOf({ ...line, Lieu: '2', Gios: '08:00' })).toEqual(['Lieu', 'Gios']);
  });
});

it('is sent with numbers as numbers', () => {
  const line = { ...lineOfDrug({ _id: 'd', name: 'x', route: 'r' }), TheTich: '500', SoPhut: '240' };
  const sent = entryInput({ ...blankEntry('bs', now), lines: [line] });
  expect(sent.thuocs).toMatchObject([{ Duoc_Id: 'd', TheTich: '500', SoPhut: 240, ToiDa24h: null }]);
  expect(changesOf(line)).toEqual([]);
});
