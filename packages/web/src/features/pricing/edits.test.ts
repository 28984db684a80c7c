import { expect, it } from 'vitest';
import {
  afterConflict,
  changesOf,
  editsText,
  faultsOf,
  type PriceRow,
  percentText,
  signed,
  typedSince,
  withEdit,
  withPasted,
} from './edits.ts';

const row = (Muc_Id: string, DonGia: string | null): PriceRow => ({
  Muc_Id,
  Loai: 'DichVu',
  Ma: Muc_Id.toUpperCase(),
  Ten: `Dịch vụ ${Muc_Id}`,
  Nhom: null,
  DonGia,
  DonGiaTruoc: null,
});

it('keeps what was typed with what stood there, and forgets what is as before', () => {
  const one = withEdit({}, row('a', '150000.00'), '160000');
  expect(changesOf(one)).toEqual([{ Loai: 'DichVu', Muc_Id: 'a', DonGia: '160000', truoc: '150000.00' }]);
  // another one changed it meanwhile: what it was typed over stays
  const again = withEdit(one, row('a', '155000.00'), '165000');
  expect(again['a']?.truoc).toBe('150000.00');
  expect(withEdit(again, row('a', '155000.00'), '150000')).toEqual({});
  expect(withEdit({}, row('b', null), null)).toEqual({});
  expect(withEdit({}, row('b', '1.00'), null)['b']?.DonGia).toBeNull();
});

it('fills the rows below from the lines of a sheet, and marks what is no amount', () => {
  const rows = [row('a', '1.00'), row('b', '2.00'), row('c', '3.00'), row('d', null)];
  const pasted = withPasted({}, rows, 1, 'KB-B\t150.000\r\n\r\n60k\r\n70000\r\n');
  expect(Object.entries(pasted).map(([id, { DonGia }]) => [id, DonGia])).toEqual([
    ['b', '150000'],
    ['d', '60000'],
  ]);
  expect(faultsOf(withPasted({}, rows, 0, 'hỏi\n5'))).toEqual(['a']);
  // a line with the price that stands there changes nothing
  expect(withPasted({}, rows, 0, '1\n2')).toEqual({});
});

it('tells what was typed, also a price that was taken out', () => {
  const typed = withEdit(withEdit({}, row('a', '150000.00'), '160000'), row('b', '1.00'), null);
  expect(editsText(typed)).toBe('A 160.000, B –');
});

it('keeps what was typed while a save was on its way, on the prices that it has set', () => {
  const sent = withEdit(
    withEdit(withEdit({}, row('a', '1'), '10'), row('b', '2'), '20'),
    row('c', '3'),
    '30',
  );
  expect(typedSince(sent, sent)).toEqual({});
  const later = withEdit(withEdit(sent, row('a', '1'), '11'), row('d', '4'), '40');
  // and one was put back to what it was before the save
  const typed = withEdit(later, row('c', '3'), '3');
  expect(
    changesOf(typedSince(sent, typed)).map(({ Muc_Id, DonGia, truoc }) => [Muc_Id, DonGia, truoc]),
  ).toEqual([
    ['a', '11', '10'],
    ['d', '40', '4'],
    ['c', '3', '30'],
  ]);
});

it('does not send what is no amount', () => {
  const edits = withEdit(
    withEdit(withEdit({}, row('a', null), '12x'), row('b', null), '-5'),
    row('c', '1'),
    null,
  );
  expect(faultsOf(edits)).toEqual(['a', 'b']);
});

it('stands on what is there after a conflict, without what is theirs', () => {
  const edits = withEdit(
    withEdit(withEdit({}, row('a', '1'), '10'), row('b', '2'), '20'),
    row('c', '3'),
    '30',
  );
  const moved = [
    { Muc_Id: 'a', DonGia: '5.00' },
    { Muc_Id: 'b', DonGia: null },
  ];
  const next = afterConflict(edits, moved, new Set(['a']));
  expect(changesOf(next).map(({ Muc_Id, truoc }) => [Muc_Id, truoc])).toEqual([
    ['b', null],
    ['c', '3'],
  ]);
});

it('says a change in percent', () => {
  expect([signed('10.0'), signed('-2.5'), signed('0.0')]).toEqual(['+10', '-2,5', '0']);
  expect([
    percentText('150000.00', '165000'),
    percentText('90000', '80000'),
    percentText('0', '5'),
    percentText(null, '5'),
    percentText('5', '5.00'),
    percentText('100000', '100001'),
  ]).toEqual(['+10', '-11,1', '', '', '', '0']);
});
