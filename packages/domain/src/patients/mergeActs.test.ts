import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { type GopFacts, gopBenhNhanActs } from './mergeActs.ts';

const two: GopFacts = {
  TrangThai: 'DangGop',
  node: null,
  cungHoSo: false,
  daHuy: false,
  dangKham: false,
  bienLaiMo: 0,
  cungNgay: 0,
  cungBenhAn: false,
  giuChuaRo: false,
  meCon: false,
};

it('records are merged and split while nobody works on them and no account would change', () => {
  expect(
    actTable(gopBenhNhanActs, {
      two,
      same: { ...two, cungHoSo: true },
      cancelled: { ...two, daHuy: true },
      served: { ...two, dangKham: true },
      collected: { ...two, bienLaiMo: 1 },
      sameDay: { ...two, cungNgay: 1 },
      records: { ...two, cungBenhAn: true },
      unknown: { ...two, giuChuaRo: true },
      mother: { ...two, meCon: true },
      split: { ...two, TrangThai: 'DaTach' },
    }),
  ).toEqual({
    two: { gop: null, tach: null },
    same: { gop: 'PATIENT_MERGE_ITSELF', tach: null },
    cancelled: { gop: 'PATIENT_CANCELLED', tach: 'PATIENT_CANCELLED' },
    served: { gop: 'PATIENT_MERGE_SERVED', tach: 'PATIENT_MERGE_SERVED' },
    collected: { gop: 'PATIENT_MERGE_RECEIPT', tach: 'PATIENT_MERGE_RECEIPT' },
    sameDay: { gop: 'PATIENT_MERGE_SAME_DAY', tach: 'PATIENT_MERGE_SAME_DAY' },
    records: { gop: 'PATIENT_MERGE_OPEN_RECORDS', tach: null },
    unknown: { gop: 'PATIENT_MERGE_KEEP_KNOWN', tach: null },
    mother: { gop: 'PATIENT_MERGE_MOTHER', tach: null },
    split: { gop: null, tach: 'STATE_CHANGED' },
  });
});
