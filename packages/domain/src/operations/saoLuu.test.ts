import { expect, it } from 'vitest';
import { actTable, allowedByState } from '../acts/testTable.ts';
import { type SaoLuuFacts, saoLuuActs } from './saoLuu.ts';

const whole: SaoLuuFacts = {
  TrangThai: 'Xong',
  node: null,
  coTep: true,
  tenMay: 'may-1',
  laBanTotCuoi: false,
  duocTaoCSDL: true,
  mayChuRieng: true,
};

it('a backup is used when it is whole, and removed when nothing is made of it any more', () => {
  expect(allowedByState(saoLuuActs, (TrangThai) => ({ ...whole, TrangThai }))).toEqual({
    Cho: [],
    DangChay: [],
    Xong: ['tai', 'kiemChung', 'khoiPhuc', 'xoa'],
    Loi: ['xoa'],
    DaXoa: [],
  });
});

it('its file stands on this machine, and the last good one stays', () => {
  expect(
    actTable(saoLuuActs, {
      elsewhere: { ...whole, coTep: false },
      'failed without a file': { ...whole, TrangThai: 'Loi', coTep: false },
      last: { ...whole, laBanTotCuoi: true },
      'no right to a database': { ...whole, duocTaoCSDL: false },
      'a server of the site': { ...whole, mayChuRieng: false },
    }),
  ).toEqual({
    elsewhere: {
      tai: 'BACKUP_ELSEWHERE',
      kiemChung: 'BACKUP_ELSEWHERE',
      khoiPhuc: 'BACKUP_ELSEWHERE',
      xoa: 'BACKUP_ELSEWHERE',
    },
    'failed without a file': {
      tai: 'BACKUP_NOT_READY',
      kiemChung: 'BACKUP_NOT_READY',
      khoiPhuc: 'BACKUP_NOT_READY',
      xoa: null,
    },
    last: { tai: null, kiemChung: null, khoiPhuc: null, xoa: 'LAST_GOOD_BACKUP' },
    'no right to a database': { tai: null, kiemChung: 'NO_CREATEDB', khoiPhuc: 'NO_CREATEDB', xoa: null },
    'a server of the site': { tai: null, kiemChung: null, khoiPhuc: 'RESTORE_NOT_BUNDLED', xoa: null },
  });
});
