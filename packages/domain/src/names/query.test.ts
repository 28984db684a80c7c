import { expect, it } from 'vitest';
import { routeQuery } from './query.ts';

it.each<[string, unknown]>([
  ['', { kind: 'empty' }],
  ['001185012345', { kind: 'citizenId', value: '001185012345' }],
  ['DN4010123456789', { kind: 'card', value: 'DN4010123456789' }],
  ['dn 4 01 01234 56789', { kind: 'card', value: 'DN4010123456789' }],
  ['7912345678', { kind: 'card', value: '7912345678' }],
  ['0912345678', { kind: 'phone', value: '0912345678', alsoCard: true }],
  ['+84912345678', { kind: 'phone', value: '0912345678', alsoCard: false }],
  ['0912 345 678', { kind: 'phone', value: '0912345678', alsoCard: true }],
  ['0912', { kind: 'phone', value: '0912', alsoCard: false }],
  ['26.000123', { kind: 'code', value: '26.000123' }],
  ['26.00', { kind: 'code', value: '26.00' }],
  ['yc261121-00012', { kind: 'slip', value: 'YC261121-00012' }],
  ['15/08/1985', { kind: 'birth', day: '1985-08-15', year: 1985 }],
  ['30/02/1985', { kind: 'name', words: ['30', '02'], year: 1985, initials: false }],
  ['1985', { kind: 'birth', day: null, year: 1985 }],
  ['Nguyễn Văn An', { kind: 'name', words: ['nguyen', 'van', 'an'], year: null, initials: false }],
  ['ng v an 80', { kind: 'name', words: ['ng', 'v', 'an'], year: 1980, initials: false }],
  ['nguyen van an 1980', { kind: 'name', words: ['nguyen', 'van', 'an'], year: 1980, initials: false }],
  ['tran thi bich 05', { kind: 'name', words: ['tran', 'thi', 'bich'], year: 2005, initials: false }],
  ['nva', { kind: 'name', words: ['nva'], year: null, initials: true }],
])('reads %j', (text, expected) => {
  expect(routeQuery(text)).toEqual(expected);
});
