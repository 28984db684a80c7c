import { expect, it } from 'vitest';
import { headAndTail } from './cutText.ts';

it.each([
  ['Phòng khám Nội tổng hợp 2', 'Phòng khám Nội tổng hợp', ' 2'],
  ['NK26-KHOCHAN-00002', 'NK26-KHOCHAN', '-00002'],
  ['26.000299', '26', '.000299'],
  ['GD4191969715518', 'GD41919697', '15518'],
  ['G003 Nguyễn Anh Trung', 'G003 Nguyễn Anh', ' Trung'],
  ['A001', '', 'A001'],
  ['', '', ''],
])('of %s cuts what does not tell it from others', (text, head, tail) => {
  expect(headAndTail(text)).toEqual([head, tail]);
  expect(headAndTail(text).join('')).toBe(text);
});
