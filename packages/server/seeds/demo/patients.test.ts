import { parseThe } from '@sen/domain/insurance/card';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedRows } from '../base/rows.ts';
import { naturalKey } from '../table.ts';
import { demoPatients } from './patients.ts';
import { seeded } from './random.ts';
import { demoRows } from './rows.ts';

const today = '2026-11-21';
const people = demoPatients(300, seeded(1), today);
const ageOf = (born: string) =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);

test('the same source gives the same people, another one gives others', () => {
  expect(demoPatients(300, seeded(1), today)).toEqual(people);
  expect(demoPatients(300, seeded(2), today)).not.toEqual(people);
});

test('citizen ids tell sex, century and year of birth, and stand once', () => {
  const ids = people.flatMap((one) => (one.CMNDHoacHoChieu === null ? [] : [one.CMNDHoacHoChieu]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(280);
  for (const one of people) {
    if (one.CMNDHoacHoChieu === null) continue;
    expect(one.CMNDHoacHoChieu).toMatch(/^0\d{11}$/);
    const sexAndCentury = Number(one.CMNDHoacHoChieu[3]);
    expect(sexAndCentury % 2 === 0).toBe(one.GioiTinh === 'MALE');
    expect(1900 + Math.floor(sexAndCentury / 2) * 100 + Number(one.CMNDHoacHoChieu.slice(4, 6))).toBe(
      one.NamSinh,
    );
  }
});

test('seven in ten are insured, by cards that the rules can read and that are valid today', () => {
  const cards = people.flatMap((one) => (one.TheBHYT === null ? [] : [one.TheBHYT]));
  expect(cards.length).toBeGreaterThan(180);
  expect(cards.length).toBeLessThan(240);
  expect(new Set(cards.map((card) => card.SoTheBHYT)).size).toBe(cards.length);
  for (const card of cards) {
    expect(parseThe(card.SoTheBHYT)).toMatchObject({ loai: 'The15' });
    expect(card.BHYTNgayHieuLuc <= today && today <= card.BHYTNgayHetHieuLuc).toBe(true);
  }
});

test('a child under six has a card of its own group, and every child somebody to call', () => {
  const children = people.filter((one) => one.NgaySinh !== null && ageOf(one.NgaySinh) < 16);
  expect(children.length).toBeGreaterThan(30);
  for (const child of children) {
    expect(child.TenNguoiLienHe).toBeTruthy();
    expect(child.SoDienThoaiNguoiLienHe).toMatch(/^0\d{9}$/);
    const small = ageOf(child.NgaySinh ?? today) < 6;
    if (child.TheBHYT) expect(child.TheBHYT.SoTheBHYT.startsWith('TE1')).toBe(small);
  }
});

test('phones have ten digits and stand once', () => {
  const phones = people.flatMap((one) =>
    [one.SoDienThoai, one.SoDienThoaiNguoiLienHe].filter((phone) => phone !== null),
  );
  expect(phones.every((phone) => /^0\d{9}$/.test(phone))).toBe(true);
  expect(new Set(phones).size).toBe(phones.length);
});

test('all that they refer to is in the seeds', () => {
  const known = new Set(
    [...seedRows(), ...demoRows()].flatMap(({ catalogue, rows }) =>
      rows.map(
        (row) =>
          `${catalogue}:${naturalKey(catalogue)
            .map((name) => row[name])
            .join(' + ')}`,
      ),
    ),
  );
  for (const one of people) {
    const refs = [
      one.DiaChi_Id,
      one.QuocTich_Id,
      one.DanToc_Id,
      one.NgheNghiep_Id,
      ...one.NhomBenhNhan_Ids,
      ...(one.NhomMau_Id ? [one.NhomMau_Id] : []),
      ...(one.YeuToRh_Id ? [one.YeuToRh_Id] : []),
      ...(one.TheBHYT ? [one.TheBHYT.BenhVien_KCB_Id] : []),
    ];
    expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  }
});

test('names have two words or more and no word twice in a row', () => {
  for (const one of people) {
    const words = one.TenBenhNhan.split(' ');
    expect(words.length).toBeGreaterThanOrEqual(3);
    expect(words.some((word, index) => word === words[index + 1])).toBe(false);
  }
});

test('whatever the source and the day, nobody is born later or long ago, and cards stay readable', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
      (seed, date) => {
        const day = date.toISOString().slice(0, 10);
        for (const one of demoPatients(20, seeded(seed), day)) {
          expect((one.NgaySinh ?? day) <= day).toBe(true);
          expect(Number(day.slice(0, 4)) - one.NamSinh).toBeLessThanOrEqual(97);
          if (!one.TheBHYT) continue;
          expect(parseThe(one.TheBHYT.SoTheBHYT)?.loai).toBe('The15');
          expect(one.TheBHYT.BHYTNgayHetHieuLuc >= day).toBe(true);
        }
      },
    ),
    { numRuns: 50 },
  );
});
