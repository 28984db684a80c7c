import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { type BenhNhanFacts, benhNhanActs } from './benhNhanActs.ts';

const kept: BenhNhanFacts = { TrangThai: 'DangSuDung', node: null, TuVong: false, soTiepNhan: 0 };

it('a patient is received alive, and a record with visits or a cancelled one stays as it is', () => {
  expect(
    actTable(benhNhanActs, {
      kept,
      visited: { ...kept, soTiepNhan: 2 },
      deceased: { ...kept, TuVong: true },
      cancelled: { ...kept, TrangThai: 'DaHuy' },
    }),
  ).toEqual({
    kept: { sua: null, tiepNhan: null, huy: null },
    visited: { sua: null, tiepNhan: null, huy: 'PATIENT_HAS_VISITS' },
    deceased: { sua: null, tiepNhan: 'PATIENT_DIED', huy: null },
    cancelled: { sua: 'PATIENT_CANCELLED', tiepNhan: 'PATIENT_CANCELLED', huy: 'PATIENT_CANCELLED' },
  });
});
