import { expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { allowedByState } from '../acts/testTable.ts';
import { mauInActs } from './mauIn.ts';

it('a version of a form is written while it is a draft; a released one is only withdrawn', () => {
  expect(allowedByState(mauInActs, (TrangThai) => ({ TrangThai, node: null }))).toEqual({
    Nhap: ['sua', 'phatHanh', 'xoa', 'huy'],
    DaPhatHanh: ['huy'],
    DaHuy: [],
  });
  const released = { TrangThai: 'DaPhatHanh', node: null };
  expect(refusal(mauInActs, 'sua', released, everyRight)?.code).toBe('PRINT_FORM_RELEASED');
});
