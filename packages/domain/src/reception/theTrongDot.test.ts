import { expect, it } from 'vitest';
import { type CardRules, countsFrom, furtherCardIssues } from './theTrongDot.ts';

const rules: CardRules = {
  ngay: '2026-11-23',
  today: '2026-11-25',
  known: ['DN4010123456789'],
  tuoiNam: 30,
};
const card = {
  SoTheBHYT: 'CK2010999999999',
  BHYTNgayHieuLuc: '2026-11-24',
  BHYTNgayHetHieuLuc: '2027-11-23',
};
const codes = (over: object, more: Partial<CardRules> = {}) =>
  furtherCardIssues({ ...card, ...over }, { ...rules, ...more }).map(({ path, code }) => `${path} ${code}`);

it.each([
  ['a card that has begun', {}, []],
  ['no number', { SoTheBHYT: null }, ['SoTheBHYT REQUIRED']],
  ['no number of a card', { SoTheBHYT: '123' }, ['SoTheBHYT CARD_LENGTH']],
  ['the card of the visit', { SoTheBHYT: 'DN4010123456789' }, ['SoTheBHYT CARD_ALREADY_IN_VISIT']],
  ['its short number', { SoTheBHYT: '0123456789' }, ['SoTheBHYT CARD_ALREADY_IN_VISIT']],
  ["a child's card for an adult", { SoTheBHYT: 'TE1010999999999' }, ['SoTheBHYT CARD_NOT_FOR_AGE']],
  ['no first day', { BHYTNgayHieuLuc: null }, ['BHYTNgayHieuLuc REQUIRED']],
  ['a card of tomorrow', { BHYTNgayHieuLuc: '2026-11-26' }, ['BHYTNgayHieuLuc CARD_NOT_BEGUN']],
  [
    'a card that was over before the visit',
    { BHYTNgayHieuLuc: '2025-01-01', BHYTNgayHetHieuLuc: '2026-11-22' },
    ['BHYTNgayHetHieuLuc CARD_OVER_BEFORE_VISIT'],
  ],
  ['a card that ended in the visit', { BHYTNgayHieuLuc: '2025-01-01', BHYTNgayHetHieuLuc: '2026-11-23' }, []],
  ['days in the wrong order', { BHYTNgayHetHieuLuc: '2026-11-23' }, ['BHYTNgayHieuLuc FROM_AFTER_TO']],
  ['a card that is issued tomorrow', { NgayCapThe: '2026-11-26' }, ['NgayCapThe CARD_ISSUED_LATER']],
  ['a long name of who issued it', { NoiCapThe: 'x'.repeat(201) }, ['NoiCapThe TOO_LONG']],
])('%s', (_case, over, expected) => expect(codes(over)).toEqual(expected));

it("a child's card is for a child", () => {
  expect(codes({ SoTheBHYT: 'TE1010999999999' }, { tuoiNam: 6 })).toEqual([]);
  expect(codes({ SoTheBHYT: 'TE1010999999999' }, { tuoiNam: null })).toEqual([]);
});

it.each([
  ['2026-11-24', '2026-11-24'],
  ['2020-01-01', '2026-11-23'],
  [null, '2026-11-23'],
])('a card of %s counts from %s', (BHYTNgayHieuLuc, from) =>
  expect(countsFrom({ BHYTNgayHieuLuc }, '2026-11-23')).toBe(from),
);
