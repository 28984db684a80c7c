import { expect, it } from 'vitest';
import { lastWish } from './lastWish.ts';

it('drops the answer to what was asked for before something else', () => {
  const wish = lastWish();
  wish.ask('a');
  wish.ask('b');
  expect([wish.isFor('a'), wish.isFor('b')]).toEqual([false, true]);
});

it('stays with what is shown when the last wish fails, and with a later wish when an earlier one does', () => {
  const wish = lastWish();
  wish.ask('a');
  wish.ask('b');
  wish.fail('b', 'a');
  expect(wish.isFor('a')).toBe(true);
  wish.ask('c');
  wish.fail('b', 'a');
  expect(wish.isFor('c')).toBe(true);
});
