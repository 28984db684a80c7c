import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { type BenhNhanFacts, benhNhanActs } from './benhNhanActs.ts';

const kept: BenhNhanFacts = {
  TrangThai: 'DangSuDung',
  node: null,
  TuVong: false,
  soTiepNhan: 0,
  chuaRo: false,
  laNam: false,
  daGhiTuVong: false,
  tuVongTheoLuot: false,
};

it('a patient is received alive, identified once, and a record with visits or a cancelled one stays as it is', () => {
  const free = {
    sua: null,
    tiepNhan: null,
    xacDinh: 'PATIENT_IDENTIFIED',
    themCon: null,
    ghiTuVong: null,
    thuHoiTuVong: 'DEATH_NOT_RECORDED',
    huy: null,
  };
  const cancelled = Object.fromEntries(Object.keys(free).map((name) => [name, 'PATIENT_CANCELLED']));
  expect(
    actTable(benhNhanActs, {
      kept,
      visited: { ...kept, soTiepNhan: 2 },
      unknown: { ...kept, chuaRo: true },
      man: { ...kept, laNam: true },
      deceased: { ...kept, TuVong: true, daGhiTuVong: true },
      deceasedInVisit: { ...kept, TuVong: true, tuVongTheoLuot: true },
      cancelled: { ...kept, TrangThai: 'DaHuy' },
    }),
  ).toEqual({
    kept: free,
    visited: { ...free, huy: 'PATIENT_HAS_VISITS' },
    unknown: { ...free, xacDinh: null },
    man: { ...free, themCon: 'NEWBORN_OF_A_MAN' },
    deceased: { ...free, tiepNhan: 'PATIENT_DIED', ghiTuVong: 'DEATH_RECORDED', thuHoiTuVong: null },
    deceasedInVisit: { ...free, tiepNhan: 'PATIENT_DIED', thuHoiTuVong: 'DEATH_OF_VISIT' },
    cancelled,
  });
});
