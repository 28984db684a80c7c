import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDeskLocked, unlockDesk } from '../session/deskLock.ts';
import { storageKeys, store } from '../session/session.ts';
import { useIdleLock } from './useIdleLock.ts';

const minute = 60_000;
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  store(storageKeys.token, 'token');
  store(storageKeys.userId, 'hanh');
  unlockDesk();
});
afterEach(() => {
  cleanup();
  unlockDesk();
  localStorage.clear();
  vi.useRealTimers();
});

describe('a desk that nobody uses', () => {
  it('is locked after the minutes of the site', () => {
    renderHook(() => useIdleLock(5));
    vi.advanceTimersByTime(5 * minute - 1);
    expect(isDeskLocked()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isDeskLocked()).toBe(true);
  });

  it('is never locked where the site says 0', () => {
    renderHook(() => useIdleLock(0));
    vi.advanceTimersByTime(1000 * minute);
    press();
    expect(isDeskLocked()).toBe(false);
  });

  it.each([
    ['a key', () => press()],
    ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
    ['a wheel', () => window.dispatchEvent(new Event('wheel'))],
    ['a key in another tab', () => localStorage.setItem('deskTouched', String(Date.now()))],
  ])('waits anew after %s', (_name, use) => {
    renderHook(() => useIdleLock(5));
    vi.advanceTimersByTime(4 * minute);
    use();
    vi.advanceTimersByTime(5 * minute - 1);
    expect(isDeskLocked()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isDeskLocked()).toBe(true);
  });

  it('takes the first key after a sleep of the machine for nothing but the lock', () => {
    renderHook(() => useIdleLock(5));
    vi.setSystemTime(Date.now() + 60 * minute);
    expect(press()).toBe(false);
    expect(isDeskLocked()).toBe(true);
  });

  it('is locked when its browser is opened again after a night', () => {
    vi.setSystemTime(Date.now() + 600 * minute);
    renderHook(() => useIdleLock(5));
    expect(isDeskLocked()).toBe(true);
  });

  it('waits the whole time again once it is open', () => {
    renderHook(() => useIdleLock(5));
    vi.advanceTimersByTime(8 * minute);
    unlockDesk();
    vi.advanceTimersByTime(5 * minute - 1);
    expect(isDeskLocked()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isDeskLocked()).toBe(true);
  });

  it('goes by the minutes that were set meanwhile', () => {
    const { rerender } = renderHook(({ minutes }) => useIdleLock(minutes), { initialProps: { minutes: 0 } });
    vi.advanceTimersByTime(4 * minute);
    press();
    rerender({ minutes: 5 });
    expect(isDeskLocked()).toBe(false);
    vi.advanceTimersByTime(5 * minute);
    expect(isDeskLocked()).toBe(true);
  });
});
