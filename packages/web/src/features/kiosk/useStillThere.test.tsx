import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStillThere } from './useStillThere.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const touch = () => act(() => void window.dispatchEvent(new Event('pointerdown')));

function turn(times: { quiet: number; countdown: number } | null) {
  const over = vi.fn();
  const hook = renderHook((now: typeof times) => useStillThere(now, over), { initialProps: times });
  return { over, hook, left: () => hook.result.current[0] };
}

it('asks after the quiet time, counts down, and ends the turn', () => {
  const { over, left } = turn({ quiet: 60, countdown: 15 });
  pass(59);
  expect(left()).toBeNull();
  pass(2);
  expect(left()).toBe(14);
  pass(13);
  expect(over).not.toHaveBeenCalled();
  pass(2);
  expect(over).toHaveBeenCalled();
});

it('begins anew with a touch, and while it asks with the answer alone', () => {
  const { over, left, hook } = turn({ quiet: 60, countdown: 15 });
  pass(50);
  touch();
  pass(50);
  expect(left()).toBeNull();
  pass(12);
  touch();
  pass(1);
  expect(left()).not.toBeNull();
  act(() => hook.result.current[1]());
  expect(left()).toBeNull();
  pass(59);
  expect(left()).toBeNull();
  expect(over).not.toHaveBeenCalled();
});

it('ends at once where no countdown is wanted, and never where nobody’s turn is under way', () => {
  const ended = turn({ quiet: 10, countdown: 0 });
  pass(11);
  expect(ended.over).toHaveBeenCalled();
  expect(ended.left()).toBeNull();
  const start = turn(null);
  pass(600);
  expect(start.over).not.toHaveBeenCalled();
});
