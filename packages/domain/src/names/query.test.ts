import { expect, it } from 'vitest';
import type { BirthMark, Mark } from './marks.ts';
import { routeQuery } from './query.ts';

const year: BirthMark = { year: 1985, days: null };
const month: BirthMark = { year: 1985, days: { from: '1985-08-01', to: '1985-08-31' } };
const day: BirthMark = { year: 1985, days: { from: '1985-08-15', to: '1985-08-15' } };
const sen = ['le', 'van', 'sen'];

const born = (value: number): Mark => ({ birth: { year: value, days: null }, digits: null, word: null });
const beside = (birth: BirthMark | null, digits: string | null = null, word = digits): Mark => ({
  birth,
  digits,
  word,
});

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
  ['15/08/1985', { kind: 'birth', birth: day, digits: null }],
  ['15-8-1985', { kind: 'birth', birth: day, digits: null }],
  ['15 08 1985', { kind: 'birth', birth: day, digits: null }],
  ['15/8/85', { kind: 'birth', birth: day, digits: null }],
  ['1985-08-15', { kind: 'birth', birth: day, digits: null }],
  ['15081985', { kind: 'birth', birth: day, digits: '15081985' }],
  ['08/1985', { kind: 'birth', birth: month, digits: null }],
  ['8 / 1985', { kind: 'birth', birth: month, digits: null }],
  ['081985', { kind: 'birth', birth: month, digits: '081985' }],
  ['1985', { kind: 'birth', birth: year, digits: '1985' }],
  ['4567', { kind: 'digits', value: '4567' }],
  ['0567', { kind: 'phone', value: '0567', alsoCard: false }],
  ['091234567', { kind: 'phone', value: '091234567', alsoCard: false }],
  ['45678901', { kind: 'citizenId', value: '45678901' }],
  ['30/02/1985', { kind: 'name', words: ['30', '02', '1985'], marks: [], initials: false }],
  ['Nguyễn Văn An', { kind: 'name', words: ['nguyen', 'van', 'an'], marks: [], initials: false }],
  ['ng v an 80', { kind: 'name', words: ['ng', 'v', 'an'], marks: [born(1980)], initials: false }],
  [
    'tran thi bich 05',
    { kind: 'name', words: ['tran', 'thi', 'bich'], marks: [born(2005)], initials: false },
  ],
  ['Lê Văn Sen 15/08/1985', { kind: 'name', words: sen, marks: [beside(day)], initials: false }],
  ['Lê Văn Sen, 15-08-1985', { kind: 'name', words: sen, marks: [beside(day)], initials: false }],
  ['15/08/1985 le van sen', { kind: 'name', words: sen, marks: [beside(day)], initials: false }],
  ['Le Van Sen 15081985', { kind: 'name', words: sen, marks: [beside(day)], initials: false }],
  ['Le Van Sen 15/8/85', { kind: 'name', words: sen, marks: [beside(day)], initials: false }],
  ['Sen 08/1985', { kind: 'name', words: ['sen'], marks: [beside(month)], initials: false }],
  ['Sen (1985)', { kind: 'name', words: ['sen'], marks: [beside(year, '1985')], initials: false }],
  ['Sen 4567', { kind: 'name', words: ['sen'], marks: [beside(null, '4567')], initials: false }],
  [
    'Sen 0912 345 678',
    { kind: 'name', words: ['sen'], marks: [beside(null, '0912345678', null)], initials: false },
  ],
  [
    'Sen 1985 4567',
    { kind: 'name', words: ['sen'], marks: [beside(year, '1985'), beside(null, '4567')], initials: false },
  ],
  ['con ba hoa 2', { kind: 'name', words: ['con', 'ba', 'hoa', '2'], marks: [], initials: false }],
  ['nva', { kind: 'name', words: ['nva'], marks: [], initials: true }],
])('reads %j', (text, expected) => {
  expect(routeQuery(text)).toEqual(expected);
});
