import { expect, it } from 'vitest';
import { cleanLine, cleanName, cleanNumber, cleanPhone } from './typed.ts';

it.each([
  ['  Số 5\u00a0 đường\u200b Láng ', 'Số 5 đường Láng'],
  ['\uff11\uff12 Lê Lợi', '12 Lê Lợi'],
  ['Ha\u0300 No\u0323\u0302i', 'Hà Nội'],
  ['\ufeffAn\u202e', 'An'],
])('the line %j is %j', (text, line) => expect(cleanLine(text)).toBe(line));

it.each([
  ['nguyễn văn an', 'Nguyễn Văn An'],
  ['NGUYỄN VĂN AN', 'NGUYỄN VĂN AN'],
  ['Trần  thị\tđào ', 'Trần Thị Đào'],
  ["o'brien", "O'brien"],
  ['McDonald Mary', 'McDonald Mary'],
  ['', ''],
])('the name %j is %j', (text, name) => expect(cleanName(text)).toBe(name));

it.each([
  [' 0912\u200b 345.678 ', '0912345678'],
  ['\uff10\uff19\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', '0912345678'],
  ['+84 912-345-678', '0912345678'],
])('the phone %j is %j', (text, phone) => expect(cleanPhone(text)).toBe(phone));

it('joins the number of a paper', () => {
  expect(cleanNumber(' 001 085.012-345 ')).toBe('001085012345');
  expect(cleanNumber('gd4797912345678')).toBe('GD4797912345678');
});
