import { expect, it } from 'vitest';
import { type SetupInput, setupIssues } from './setupForm.ts';

const input: SetupInput = {
  name: 'Phòng khám Hoa Sen',
  systemType: 'PHONG_MACH',
  MaCSKCB: '',
  address: '',
  phone: '',
  TenNhanVien: 'Nguyễn Thị Hạnh',
  username: 'hanh',
  password: 'mat-khau-dai',
};

it('takes a clinic without insurance, with nothing but what is needed', () => {
  expect(setupIssues(input)).toEqual([]);
  expect(setupIssues({ ...input, MaCSKCB: '01234' })).toEqual([]);
});

it('takes an account name with capitals, which is written small', () => {
  expect(setupIssues({ ...input, username: ' Hanh.NT ' })).toEqual([]);
});

it('says all that is wrong at once, also with the account', () => {
  const wrong = setupIssues({ ...input, name: '', username: 'hạnh', password: 'ngan' });
  expect(wrong.map(({ path }) => path)).toEqual(['name', 'username', 'password']);
});

it.each([
  [{ name: ' ' }, 'name', 'REQUIRED'],
  [{ systemType: 'KHACH_SAN' }, 'systemType', 'NOT_IN_LIST'],
  [{ MaCSKCB: '123' }, 'MaCSKCB', 'NOT_DIGITS'],
  [{ address: 'x'.repeat(301) }, 'address', 'TOO_LONG'],
  [{ TenNhanVien: '' }, 'TenNhanVien', 'REQUIRED'],
  [{ username: '' }, 'username', 'REQUIRED'],
  [{ username: 'hạnh nguyễn' }, 'username', 'USERNAME_NOT_VALID'],
  [{ password: '' }, 'password', 'REQUIRED'],
  [{ password: 'ngắn' }, 'password', 'PASSWORD_WEAK'],
])('says what is wrong with %j at its field', (over, path, code) => {
  expect(setupIssues({ ...input, ...over })).toMatchObject([{ path, code }]);
});
