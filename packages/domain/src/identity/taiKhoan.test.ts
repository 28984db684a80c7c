import { expect, it } from 'vitest';
import { actTable, allowedByState } from '../acts/testTable.ts';
import { type TaiKhoanFacts, taiKhoanActs } from './taiKhoan.ts';

const account: TaiKhoanFacts = { TrangThai: 'Mo', node: null, laMinh: false, coYeuToThuHai: true };

it('an account is locked once and opened whoever locked it', () => {
  expect(allowedByState(taiKhoanActs, (TrangThai) => ({ ...account, TrangThai }))).toEqual({
    Mo: ['khoa', 'dangXuat', 'boYeuToThuHai'],
    TamKhoa: ['khoa', 'moKhoa', 'dangXuat', 'boYeuToThuHai'],
    BiKhoa: ['moKhoa', 'dangXuat', 'boYeuToThuHai'],
  });
});

it('nobody shuts the own account, and a second factor is taken off once', () => {
  expect(
    actTable(taiKhoanActs, {
      own: { ...account, laMinh: true },
      'without a second factor': { ...account, coYeuToThuHai: false },
    }),
  ).toMatchObject({
    own: { khoa: 'NOT_ON_YOURSELF', dangXuat: 'NOT_ON_YOURSELF', boYeuToThuHai: 'NOT_ON_YOURSELF' },
    'without a second factor': { boYeuToThuHai: 'STATE_CHANGED' },
  });
});
