import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { type NhapDanhMucFacts, nhapDanhMucActs } from './nhapDanhMuc.ts';

const checked: NhapDanhMucFacts = {
  TrangThai: 'DaKiemTra',
  node: null,
  dangChay: false,
  soLoi: 0,
  daSua: false,
  nguyenVen: false,
  tamNgungThieu: false,
  gioTuKhiGhi: null,
};
const nothing = {
  chonCot: null,
  kiemTra: null,
  suaO: null,
  quyetDinh: null,
  hoanTac: 'STATE_CHANGED',
  huy: null,
};
const undecided = { ghi: 'IMPORT_NOT_CHECKED', quyetDinh: 'IMPORT_NOT_CHECKED' };
const notChecked = { ...nothing, ...undecided, suaO: 'IMPORT_NOT_CHECKED' };
const written: NhapDanhMucFacts = { ...checked, TrangThai: 'DaGhi', gioTuKhiGhi: 1 };

it('an import is written once it is checked, mended in between, and undone for a day', () => {
  expect(
    actTable(nhapDanhMucActs('DANH_MUC_KHAC'), {
      checked,
      faulty: { ...checked, soLoi: 3 },
      faultyWhole: { ...checked, soLoi: 3, nguyenVen: true },
      faultySuspends: { ...checked, soLoi: 3, tamNgungThieu: true },
      mended: { ...checked, soLoi: 3, daSua: true },
      read: { ...checked, TrangThai: 'DaDoc', soLoi: null },
      running: { ...checked, TrangThai: 'DangGhi', dangChay: true },
      stopped: { ...checked, TrangThai: 'DangGhi' },
      written,
      writtenLongAgo: { ...written, gioTuKhiGhi: 24 },
      writtenWhole: { ...written, nguyenVen: true },
      undone: { ...checked, TrangThai: 'DaHoanTac' },
    }),
  ).toEqual({
    checked: { ...nothing, ghi: null },
    faulty: { ...nothing, ghi: null },
    faultyWhole: { ...nothing, ghi: 'IMPORT_WHOLE_ONLY', hoanTac: 'IMPORT_UNDO_WHOLE' },
    faultySuspends: { ...nothing, ghi: 'IMPORT_PARTIAL_SUSPENDS' },
    mended: { ...nothing, ghi: 'IMPORT_NOT_CHECKED' },
    read: notChecked,
    running: {
      chonCot: 'IMPORT_BUSY',
      kiemTra: 'IMPORT_BUSY',
      ghi: 'IMPORT_BUSY',
      suaO: 'IMPORT_BUSY',
      quyetDinh: 'IMPORT_BUSY',
      hoanTac: 'IMPORT_BUSY',
      huy: null,
    },
    stopped: notChecked,
    written: { ...nothing, ...undecided, hoanTac: null, huy: 'STATE_CHANGED' },
    writtenLongAgo: {
      ...nothing,
      ...undecided,
      hoanTac: 'IMPORT_UNDO_LATE',
      huy: 'STATE_CHANGED',
    },
    writtenWhole: {
      ...nothing,
      ...undecided,
      hoanTac: 'IMPORT_UNDO_WHOLE',
      huy: 'STATE_CHANGED',
    },
    undone: { ...notChecked, huy: 'STATE_CHANGED' },
  });
});
