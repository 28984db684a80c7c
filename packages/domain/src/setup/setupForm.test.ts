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

it.each([
  [{ name: ' ' }, 'name', 'REQUIRED'],
  [{ systemType: 'SPA' }, 'systemType', 'NOT_IN_LIST'],
  [{ MaCSKCB: '123' }, 'MaCSKCB', 'NOT_DIGITS'],
  [{ address: 'x'.repeat(301) }, 'address', 'TOO_LONG'],
  [{ TenNhanVien: '' }, 'TenNhanVien', 'REQUIRED'],
  [{ username: '' }, 'username', 'REQUIRED'],
  [{ password: '' }, 'password', 'REQUIRED'],
])('says what is wrong with %j at its field', (over, path, code) => {
  expect(setupIssues({ ...input, ...over })).toMatchObject([{ path, code }]);
});
