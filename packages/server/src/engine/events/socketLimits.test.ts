import { expect, it } from 'vitest';
import { socketCounts } from './socketLimits.ts';

const limits = { perSocket: 50, subscriptions: 100, messages: 3, perSession: 2, perAddress: 2, initMs: 1000 };
const holder = { subscriptions: () => 0 };

it('a session has so many messages a minute, on whatever socket, and as many again a minute later', () => {
  let now = 1000;
  const counts = socketCounts(limits, () => now);
  const first = counts.join('s', holder);
  expect([1, 2, 3, 4].map(() => first?.messages.take())).toEqual([true, true, true, false]);
  first?.leave();
  counts.join('other', { ...holder })?.leave();
  expect(counts.join('s', { ...holder })?.messages.take()).toBe(false);
  now += 60_000;
  expect(counts.join('s', { ...holder })?.messages.take()).toBe(true);
});

it('a session has so many places, and subscriptions are counted over all of them', () => {
  const counts = socketCounts(limits, () => 0);
  const one = counts.join('s', { subscriptions: () => 3 });
  const two = counts.join('s', { subscriptions: () => 4 });
  expect(two?.subscriptions()).toBe(7);
  expect(counts.join('s', { ...holder })).toBeNull();
  one?.leave();
  expect(counts.join('s', { ...holder })?.subscriptions()).toBe(4);
  expect(counts.join('other', { ...holder })?.subscriptions()).toBe(0);
});

it('an address has so many places', () => {
  const counts = socketCounts(limits, () => 0);
  const giveBack = counts.open('a');
  counts.open('a');
  expect(counts.open('a')).toBeNull();
  expect(counts.open('b')).not.toBeNull();
  giveBack?.();
  expect(counts.open('a')).not.toBeNull();
});
