import { describe, expect, it } from 'vitest';
import { passwordFault } from './password.ts';

const owner = {
  username: 'hanhnt',
  TenNhanVien: 'Nguyễn Thị Hạnh',
  SoDienThoai: '0912 345 678',
  NgaySinh: '1990-02-05',
};
const fault = (password: string, over: { secondFactor?: boolean; guesses?: number | null } = {}) =>
  passwordFault(password, { owner, secondFactor: false, guesses: 1e12, ...over });

describe('a new password', () => {
  it('has twelve characters, or eight beside a second factor', () => {
    expect(fault('mười một ký')).toEqual({ code: 'PASSWORD_WEAK', details: { min: 12 } });
    expect(fault('mười hai ký ')).toBeNull();
    expect(fault('tám ký t', { secondFactor: true })).toBeNull();
    expect(fault('bảy ký ', { secondFactor: true })).toEqual({ code: 'PASSWORD_WEAK', details: { min: 8 } });
  });

  it.each([
    'nguyenthihanh1',
    'Nguyễn Thị Hạnh',
    'HANHNT-hanhnt',
    '0912345678ab',
    'hanh05021990',
    'Hanh-1990-Hanh',
    'hanhnt@050290',
  ])('is not made of what is known of its owner: %s', (password) => {
    expect(fault(password)).toEqual({ code: 'PASSWORD_PERSONAL' });
  });

  it.each(['mat-khau-cua-hanh', 'quạ đen đậu cành sen', 'thi hanh nghiem túc 42'])(
    'may hold a word of them beside others: %s',
    (password) => {
      expect(fault(password)).toBeNull();
    },
  );

  it('is none that a guesser tries early', () => {
    expect(fault('password1234', { guesses: 15_000 })).toEqual({ code: 'PASSWORD_COMMON' });
    expect(fault('password1234', { guesses: null })).toBeNull();
  });

  it('knows nothing of an owner without a record', () => {
    const facts = { owner: { username: 'x' }, secondFactor: false, guesses: null };
    expect(passwordFault('nguyenthihanh', facts)).toBeNull();
  });
});
