import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueDef, Field } from './catalogue.ts';
import { validate } from './validate.ts';

const label = { vi: 'Ô', en: 'Field' };
const withField = (field: Field): CatalogueDef => ({
  name: 'Thu',
  service: 'main',
  label,
  group: 'khac',
  permission: 'DANH_MUC_KHAC',
  fields: { O: field },
  searchBy: [],
  display: 'O',
});
const codes = (field: Field, value: unknown) =>
  validate(withField(field), { O: value }).map((issue) => `${issue.path}:${issue.code}`);

const text: Field = { kind: 'text', label, max: 5 };
const code: Field = { kind: 'text', label, max: 20, pattern: 'code' };
const ten: Field = { kind: 'text', label, max: 10, digits: 10 };
const phone: Field = { kind: 'text', label, max: 20, pattern: 'phone' };
const email: Field = { kind: 'text', label, max: 50, pattern: 'email' };
const host: Field = { kind: 'text', label, max: 253, pattern: 'host' };
const tax: Field = { kind: 'text', label, max: 14, pattern: 'taxCode' };
const number: Field = { kind: 'number', label, min: '0', max: '100' };
const money: Field = { kind: 'money', label, min: '0' };
const quantity: Field = { kind: 'quantity', label };
const bool: Field = { kind: 'bool', label };
const date: Field = { kind: 'date', label };
const datetime: Field = { kind: 'datetime', label };
const colour: Field = { kind: 'colour', label };
const image: Field = { kind: 'image', label, maxBytes: 1000 };
const choice: Field = { kind: 'enum', type: 'Chon', label, values: { Mot: label } };
const ref: Field = { kind: 'ref', to: 'Kho', label };
const refs: Field = { kind: 'refs', to: 'Kho', label };
const lines: Field = {
  kind: 'lines',
  label,
  fields: { SoLuong: { kind: 'quantity', label, required: true, min: '0.001' } },
};

test.each<[string, Field, unknown]>([
  ['a short text', text, 'năm'],
  ['a text with a space at its end', text, 'năm '],
  ['a code with Vietnamese letters and signs', code, 'XN-Máu/01.a_b c'],
  ['a number of as many digits as asked for', ten, '0112000005'],
  ['a mobile number', phone, '0912345678'],
  ['a number with the country code', phone, '+84912345678'],
  ['an e-mail address', email, 'a.b@benhvien.vn'],
  ['a tax code of a branch', tax, '0100684378-001'],
  ['a host name', host, 'his.phongkham-sen.vn'],
  ['a host of the house', host, 'localhost'],
  ['a number at its lower bound', number, '0'],
  ['a number at its upper bound', number, 100],
  ['a number with six decimals', number, '0.000001'],
  ['money with two decimals', money, '351000.25'],
  ['false', bool, false],
  ['a leap day', date, '2024-02-29'],
  ['an instant in UTC', datetime, '2026-11-05T08:15:30.123Z'],
  ['an instant with an offset', datetime, '2026-11-05T15:15+07:00'],
  ['a Date', datetime, new Date(0)],
  ['a colour', colour, '#0F766e'],
  ['the id of a picture', image, '01980000-0000-7000-8000-00000000000a'],
  ['a value of the list', choice, 'Mot'],
  ['an id', ref, 'x'],
  ['ids', refs, ['x', 'y']],
  ['a full line', lines, [{ SoLuong: '0.5' }]],
  ['nothing where nothing is required', text, undefined],
  ['an empty text where nothing is required', date, ''],
])('%s is accepted', (_name, field, value) => {
  expect(codes(field, value)).toEqual([]);
});

test.each<[string, Field, unknown, string]>([
  ['a text too long', text, 'dài quá', 'O:TOO_LONG'],
  ['a text that begins with a space', text, ' a', 'O:LEADING_SPACE'],
  ['a number in place of a text', text, 5, 'O:NOT_A_TEXT'],
  ['a code with two spaces', code, 'A  B', 'O:NOT_A_CODE'],
  ['a code with a quote', code, "A'B", 'O:NOT_A_CODE'],
  ['a phone of eight digits', phone, '01234567', 'O:NOT_A_PHONE'],
  ['an address without a domain', email, 'a@b', 'O:NOT_A_EMAIL'],
  ['a tax code of nine digits', tax, '010068437', 'O:NOT_A_TAXCODE'],
  ['a tax code with a digit mistyped', tax, '0100684388', 'O:NOT_A_TAXCODE'],
  ['an address for a host', host, 'https://sen.vn/his', 'O:NOT_A_HOST'],
  ['a host with a dot too many', host, 'sen..vn', 'O:NOT_A_HOST'],
  ['a number below its bound', number, '-0.5', 'O:TOO_SMALL'],
  ['a number above its bound', number, '100.1', 'O:TOO_LARGE'],
  ['a number written with a comma', number, '1,5', 'O:NOT_A_NUMBER'],
  ['not a number', number, Number.NaN, 'O:NOT_A_NUMBER'],
  ['an infinite number', quantity, Number.POSITIVE_INFINITY, 'O:NOT_A_NUMBER'],
  ['money with three decimals', money, '1.001', 'O:TOO_MANY_DECIMALS'],
  ['a quantity with four decimals', quantity, '1.0001', 'O:TOO_MANY_DECIMALS'],
  ['money beyond the column', money, '1000000000000000', 'O:TOO_LARGE'],
  ['a word in place of a boolean', bool, 'true', 'O:NOT_A_BOOLEAN'],
  ['29 February of a common year', date, '2025-02-29', 'O:NOT_A_DATE'],
  ['a date in the Vietnamese order', date, '29/02/2024', 'O:NOT_A_DATE'],
  ['a bare digit in place of an instant', datetime, '2', 'O:NOT_A_DATE'],
  ['an instant without a zone', datetime, '2026-11-05T08:15:30', 'O:NOT_A_DATE'],
  ['an instant on a day that does not exist', datetime, '2025-02-29T08:15:30Z', 'O:NOT_A_DATE'],
  ['an invalid Date', datetime, new Date('x'), 'O:NOT_A_DATE'],
  ['a digit too few', ten, '011200000', 'O:NOT_DIGITS'],
  ['a letter among digits', ten, '01120O0005', 'O:NOT_DIGITS'],
  ['a colour by name', colour, 'red', 'O:NOT_A_COLOUR'],
  ['an address in place of the id of a picture', image, 'https://a.vn/b.png', 'O:PICTURE_UNKNOWN'],
  ['a value outside the list', choice, 'Hai', 'O:NOT_IN_LIST'],
  ['a name that every object has', choice, 'toString', 'O:NOT_IN_LIST'],
  ['a list in place of one id', ref, ['x'], 'O:NOT_IN_LIST'],
  ['a list with a number among ids', refs, ['x', 1], 'O:NOT_IN_LIST'],
  ['a text in place of lines', lines, 'x', 'O:NOT_A_LIST'],
  ['a line that is not an object', lines, [null], 'O.0:NOT_A_LIST'],
  ['a line without its required cell', lines, [{ SoLuong: '1' }, {}], 'O.1.SoLuong:REQUIRED'],
  ['a line with a cell too small', lines, [{ SoLuong: '0' }], 'O.0.SoLuong:TOO_SMALL'],
])('%s is refused', (_name, field, value, expected) => {
  expect(codes(field, value)).toEqual([expected]);
});

test.each([undefined, null, '', '   '])('%j does not fill a required field', (value) => {
  expect(codes({ ...text, required: true }, value)).toEqual(['O:REQUIRED']);
});

test('an empty list does not fill required lines or ids', () => {
  expect(codes({ ...lines, required: true }, [])).toEqual(['O:REQUIRED']);
  expect(codes({ ...refs, required: true }, [])).toEqual(['O:REQUIRED']);
});

test('zero and false fill a required field', () => {
  expect(codes({ ...number, required: true }, 0)).toEqual([]);
  expect(codes({ ...bool, required: true }, false)).toEqual([]);
});

test('a range ends where it begins or later', () => {
  const def = {
    ...withField(text),
    fields: { Tu: date, Den: date, Min: number, Max: number },
    ordered: [
      ['Tu', 'Den'],
      ['Min', 'Max'],
    ],
  } as const;
  const faults = (input: Record<string, unknown>) =>
    validate(def, input).map((issue) => `${issue.path}:${issue.code}`);
  expect(faults({ Tu: '2026-10-01', Den: '2026-10-01', Min: '9', Max: '10' })).toEqual([]);
  expect(faults({ Tu: '2026-10-01', Den: '2026-09-30', Min: '10', Max: '9' })).toEqual([
    'Den:RANGE_REVERSED',
    'Max:RANGE_REVERSED',
  ]);
  expect(faults({ Den: '2026-09-30', Min: '10' })).toEqual([]);
  expect(faults({ Tu: 'x', Den: '2026-09-30' })).toEqual(['Tu:NOT_A_DATE']);
});

test('an issue tells the bound that was crossed', () => {
  expect(validate(withField(number), { O: '101' })).toEqual([
    { path: 'O', code: 'TOO_LARGE', details: { max: '100' } },
  ]);
});

test('no value of any shape throws', () => {
  const fields = [text, code, number, money, bool, date, datetime, colour, choice, ref, refs, lines];
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
      expect(Array.isArray(codes(field, value))).toBe(true);
    }),
  );
});

test('money and quantities are never below zero, also where the definition says no minimum', () => {
  expect(codes(quantity, '-0.5')).toEqual(['O:TOO_SMALL']);
  expect(codes({ kind: 'money', label }, '-1')).toEqual(['O:TOO_SMALL']);
  expect(codes({ kind: 'number', label }, '-1')).toEqual([]);
});
