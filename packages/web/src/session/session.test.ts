import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  chooseNode,
  clearSession,
  isSignedIn,
  storageKeys,
  store,
  stored,
} from './session.ts';

beforeEach(() => localStorage.clear());

describe('the session on a device', () => {
  it('counts as signed in exactly when a token is kept', () => {
    expect(isSignedIn()).toBe(false);
    store(storageKeys.token, 't');
    expect(isSignedIn()).toBe(true);
  });

  it('forgets everything at log out', () => {
    store(storageKeys.token, 't');
    store(storageKeys.node, 'n');
    localStorage.setItem('other', 'x');
    sessionStorage.setItem('other', 'x');
    clearSession();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(stored(storageKeys.node)).toBeNull();
  });
});

describe('the node to work at', () => {
  const allowed = [{ _id: 'a' }, { _id: 'b' }];
  it.each([
    ['the kept one while it is allowed', 'b', allowed, 'b'],
    ['the first allowed one otherwise', 'c', allowed, 'a'],
    ['the first allowed one on a new device', null, allowed, 'a'],
    ['none when the profile has none', 'a', [], null],
  ])('is %s', (_name, kept, nodes, expected) => {
    expect(chooseNode(kept, nodes)).toBe(expected);
  });
});

describe('the language', () => {
  it.each([
    ['en', 'vi', 'vi-VN', 'en'],
    [null, 'en', 'vi-VN', 'en'],
    [null, null, 'en-US', 'en'],
    [null, null, 'fr-FR', 'vi'],
    ['zh', null, null, 'vi'],
  ])('kept %s, site %s, browser %s gives %s', (kept, site, browser, expected) => {
    expect(chooseLanguage(kept, site, browser)).toBe(expected);
  });
});
