import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDay } from './useNewDay.ts';

// 23:59 in Vietnam
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T16:59:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a screen that stays open past midnight', () => {
  it('is told once when the day turns in Vietnam', () => {
    const told = vi.fn();
    const { stop } = watchDay(told);
    vi.advanceTimersByTime(59_000);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(31_000);
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_600_000);
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(86_400_000);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is told at once when it is looked at after a sleep, and never after it was closed', () => {
    const told = vi.fn();
    const { look, stop } = watchDay(told);
    vi.setSystemTime(new Date('2026-11-22T01:00:00Z'));
    look();
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(3 * 86_400_000);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
