import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdBack, whenIdle } from './parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what may wait waits while the page has something better to do, but not for ever', async () => {
  const act = vi.fn();
  let over = () => {};
  holdBack(new Promise<void>((resolve) => (over = resolve)));
  holdBack(new Promise(() => undefined));
  whenIdle(act);
  await vi.advanceTimersByTimeAsync(5000);
  expect(act).not.toHaveBeenCalled();
  over();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(act).toHaveBeenCalledOnce();

  const later = vi.fn();
  whenIdle(later);
  await vi.advanceTimersByTimeAsync(3000);
  expect(later).toHaveBeenCalledOnce();
});
