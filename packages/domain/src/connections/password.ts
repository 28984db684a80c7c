import type { Issue } from '../catalogue/validate.ts';

/** The most characters of the password of a connection. */
export const matKhauMax = 200;

/** What is wrong with the password of a connection (`MatKhau`); `wanted` when none is kept that still counts. */
export function passwordIssues(password: unknown, wanted: boolean): Issue[] {
  if (typeof password === 'string' && password.length > matKhauMax)
    return [{ path: 'MatKhau', code: 'TOO_LONG', details: { max: matKhauMax } }];
  return wanted && !password ? [{ path: 'MatKhau', code: 'REQUIRED' }] : [];
}
