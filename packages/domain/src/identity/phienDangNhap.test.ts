import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { phienDangNhapActs } from './phienDangNhap.ts';

it('an open session of another device is ended once', () => {
  const open = { node: null, dangMo: true, laPhienNay: false };
  expect(
    actTable(phienDangNhapActs, {
      open,
      own: { ...open, laPhienNay: true },
      ended: { ...open, dangMo: false },
    }),
  ).toEqual({ open: { thuHoi: null }, own: { thuHoi: 'NOT_ON_YOURSELF' }, ended: { thuHoi: 'NOT_FOUND' } });
});
