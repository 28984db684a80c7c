import { expect, it } from 'vitest';
import { actTable, allowedByState } from '../acts/testTable.ts';
import { type BanDuLieuFacts, banDuLieuActs } from './banDuLieu.ts';

const ready: BanDuLieuFacts = {
  TrangThai: 'SanSang',
  node: null,
  coCSDL: true,
  duocChuyen: true,
  mayKhac: 0,
};

it('a copy of all data is switched to once it is ready, and removed while nobody works on it', () => {
  expect(allowedByState(banDuLieuActs, (TrangThai) => ({ ...ready, TrangThai }))).toEqual({
    Cho: [],
    DangChay: [],
    SanSang: ['chuyen', 'xoa'],
    KhongDat: ['xoa'],
    DangDung: [],
    DaXoa: [],
  });
});

it('one process with its own database server switches, alone, to a database that is there', () => {
  expect(
    actTable(banDuLieuActs, {
      gone: { ...ready, coCSDL: false },
      'a server of the site': { ...ready, duocChuyen: false },
      'other nodes': { ...ready, mayKhac: 2 },
    }),
  ).toEqual({
    gone: { chuyen: 'DATA_COPY_GONE', xoa: 'DATA_COPY_GONE' },
    'a server of the site': { chuyen: 'RESTORE_NOT_BUNDLED', xoa: null },
    'other nodes': { chuyen: 'RESTORE_OTHER_NODES', xoa: null },
  });
});
