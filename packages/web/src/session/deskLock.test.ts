import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDeskLocked, lockDesk, unlockDesk, whenUnlocked } from './deskLock.ts';
import { clearSession, storageKeys, store } from './session.ts';

const flag = 'deskLocked';
/** What another tab has just done with the storage. */
const tellOf = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
/** The module as a page has it that has just been loaded. */
const reloaded = () => {
  vi.resetModules();
  return import('./deskLock.ts');
};

beforeEach(() => {
  localStorage.clear();
  store(storageKeys.token, 'token');
  store(storageKeys.userId, 'hanh');
});
afterEach(() => {
  unlockDesk();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the lock of a desk', () => {
  it('is kept for a reload, and goes when it is opened', () => {
    lockDesk();
    expect(isDeskLocked()).toBe(true);
    expect(localStorage.getItem(flag)).toBe('hanh');
    unlockDesk();
    expect(isDeskLocked()).toBe(false);
    expect(localStorage.getItem(flag)).toBeNull();
  });

  it('stays after a reload', async () => {
    localStorage.setItem(flag, 'hanh');
    const page = await reloaded();
    expect(page.isDeskLocked()).toBe(true);
    page.unlockDesk();
  });

  it('of somebody else covers nothing', async () => {
    localStorage.setItem(flag, 'minh');
    expect((await reloaded()).isDeskLocked()).toBe(false);
  });

  it('needs a session', () => {
    clearSession();
    lockDesk();
    expect(isDeskLocked()).toBe(false);
  });

  it('comes and goes with the other tabs', () => {
    localStorage.setItem(flag, 'hanh');
    tellOf(flag);
    expect(isDeskLocked()).toBe(true);
    localStorage.removeItem(flag);
    tellOf(flag);
    expect(isDeskLocked()).toBe(false);
  });

  it.each([
    ['signs out', () => clearSession(), null],
    ['signs in as somebody else', () => store(storageKeys.token, 'another'), storageKeys.token],
  ])('does not show the work again when another tab %s: the page begins anew', (_name, act, key) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    lockDesk();
    act();
    tellOf(key);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(isDeskLocked()).toBe(true);
  });

  it('lets wait for its end', async () => {
    const said: string[] = [];
    await whenUnlocked();
    lockDesk();
    const waiting = whenUnlocked().then(() => said.push('open'));
    await Promise.resolve();
    expect(said).toEqual([]);
    unlockDesk();
    await waiting;
    expect(said).toEqual(['open']);
  });
});
