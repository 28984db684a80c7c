import { expect, it } from 'vitest';
import { pickedReason, withReason } from './pickedReason.ts';

const reasons = [
  { _id: 'a', TenLyDo: 'Thu nhầm' },
  { _id: 'b', TenLyDo: 'Thu nhầm: số tiền' },
  { _id: 'c', TenLyDo: null },
];

it.each([
  ['Thu nhầm', 'a', ''],
  [' Thu nhầm: hai lần ', 'a', 'hai lần'],
  ['Thu nhầm: số tiền', 'b', ''],
  ['Thu nhầm: số tiền: hai lần', 'b', 'hai lần'],
])('finds the entry that a text begins with, the longest one: %s', (text, _id, beyond) => {
  const picked = pickedReason(reasons, text);
  expect([picked?.reason._id, picked?.beyond]).toEqual([_id, beyond]);
});

it.each(['', 'Thu nhầm lẫn', 'Khách đổi ý'])('finds none in own words: "%s"', (text) => {
  expect(pickedReason(reasons, text)).toBeNull();
});

it('takes the place of what was picked before, and keeps what was typed beyond it', () => {
  const offered = ['Thu nhầm', 'In hỏng'];
  expect(withReason(offered, '', 'In hỏng')).toBe('In hỏng');
  expect(withReason(offered, 'Thu nhầm', 'In hỏng')).toBe('In hỏng');
  expect(withReason(offered, 'Thu nhầm: hai lần', 'In hỏng')).toBe('In hỏng: hai lần');
  expect(withReason(offered, 'chữ của tôi', 'In hỏng')).toBe('In hỏng');
});
