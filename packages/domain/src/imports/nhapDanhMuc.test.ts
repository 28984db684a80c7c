import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { type NhapDanhMucFacts, nhapDanhMucActs } from './nhapDanhMuc.ts';

const checked: NhapDanhMucFacts = { TrangThai: 'DaKiemTra', node: null, dangChay: false, soLoi: 0 };
const nothing = { chonCot: null, kiemTra: null, huy: null };

it('an import is written once its check found no fault, and left alone while a step runs', () => {
  expect(
    actTable(nhapDanhMucActs('DANH_MUC_KHAC'), {
      checked,
      faulty: { ...checked, soLoi: 3 },
      read: { ...checked, TrangThai: 'DaDoc', soLoi: null },
      running: { ...checked, TrangThai: 'DangGhi', dangChay: true },
      stopped: { ...checked, TrangThai: 'DangGhi' },
      written: { ...checked, TrangThai: 'DaGhi' },
    }),
  ).toEqual({
    checked: { ...nothing, ghi: null },
    faulty: { ...nothing, ghi: 'IMPORT_NOT_CHECKED' },
    read: { ...nothing, ghi: 'IMPORT_NOT_CHECKED' },
    running: { chonCot: 'IMPORT_BUSY', kiemTra: 'IMPORT_BUSY', ghi: 'IMPORT_BUSY', huy: null },
    stopped: { ...nothing, ghi: 'IMPORT_NOT_CHECKED' },
    written: { ...nothing, ghi: 'IMPORT_NOT_CHECKED', huy: 'STATE_CHANGED' },
  });
});
