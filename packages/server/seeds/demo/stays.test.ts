import { expect, test } from 'vitest';
import { seedRows } from '../base/rows.ts';
import { naturalKey } from '../table.ts';
import { dayBefore } from './random.ts';
import { demoRows } from './rows.ts';
import { rosterLines } from './stayRoster.ts';
import { demoStays, stayCases } from './stays.ts';

const now = (day: string) => new Date(`${day}T10:15:00+07:00`);
const planned = (day: string) => demoStays(now(day), day, 300);
const days = Array.from({ length: 6 }, (_, nth) => dayBefore('2026-12-31', nth * 61));

test('the same moment gives the same stays', () => {
  expect(planned('2026-11-30')).toEqual(planned('2026-11-30'));
});

test('on any day nearly everybody of the roster has a bed, about thirty lie there, and no bed holds more than two', () => {
  for (const day of days) {
    const stays = planned(day);
    expect(stays.length).toBeGreaterThan(rosterLines.length - 5);
    const lying = stays.filter(({ stage }) => stage === 'DangNam' || stage === 'ChoChuyen');
    expect(lying.length).toBeGreaterThanOrEqual(26);
    expect(lying.length).toBeLessThanOrEqual(32);
    expect(new Set(stays.map(({ stage }) => stage)).size).toBe(6);
    expect(new Set(stays.map(({ person }) => person.TenBenhNhan + person.NgaySinh)).size).toBe(stays.length);
    const times = stays.flatMap(({ beds, ra }) =>
      beds.map(({ ma, tu, ghep }, at) => ({
        ma,
        tu,
        den: beds[at + 1]?.tu ?? ra ?? now('2099-01-01'),
        ghep,
      })),
    );
    for (const one of times) {
      const there = times.filter((other) => other.ma === one.ma && other.tu <= one.tu && other.den > one.tu);
      expect(there.length).toBeLessThanOrEqual(2);
      // who comes to somebody shares; nobody else does
      if (!one.ghep) expect(there).toHaveLength(1);
    }
  }
});

test('what the cases name stands in the catalogues', () => {
  const known = new Set(
    [...seedRows(), ...demoRows()].flatMap(({ catalogue, rows }) =>
      rows.map(
        (row) =>
          `${catalogue}:${naturalKey(catalogue)
            .map((field) => row[field])
            .join('|')}`,
      ),
    ),
  );
  for (const { ICD, benhAn, khoa, xetNghiem, theoDoi, thuocs, dichVu, phong } of stayCases) {
    const named = [
      `ICD:${ICD}`,
      `LoaiBenhAn:${benhAn}`,
      ...[khoa, ...phong].map((code) => `Node:${code}`),
      ...[dichVu, ...(xetNghiem ?? []), ...(theoDoi ?? [])].map((code) => `DM_DichVu:${code}`),
      ...thuocs.flatMap(({ ma, duong }) => [`Duoc:${ma}`, `DuongDung:${duong}`]),
    ];
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  }
});
