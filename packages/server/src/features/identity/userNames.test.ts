import { isUsername } from '@sen/domain/names/username';
import { expect, it } from 'vitest';
import { usernameOf } from './userNames.ts';

it.each([
  ['Trần Minh Đức', 'ductm'],
  ['Nguyễn Thị Hồng Ánh', 'anhnth'],
  ['ĐỖ  Y', 'yd0'],
  ['H’Hen Niê', 'niehh'],
  ['李', '000'],
  ['', '000'],
])('%j is proposed as %s', (name, username) => {
  expect(usernameOf(name)).toBe(username);
  expect(isUsername(username)).toBe(true);
});

it.each(['ab', 'A b c', 'Đức', '.abc', 'a'.repeat(41), "a'; drop", 'abc\n', ''])(
  '%j is no account name',
  (text) => {
    expect(isUsername(text)).toBe(false);
  },
);
