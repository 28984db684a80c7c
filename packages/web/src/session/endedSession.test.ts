import { beforeEach, expect, it } from 'vitest';
import { clearEndedSession, endedSession, forgetEndedSession } from './endedSession.ts';
import { clearSession, isSignedIn, storageKeys, store, stored } from './session.ts';

beforeEach(() => clearSession());

it('a session that ended by itself leaves the name and the language, and nothing else', () => {
  store(storageKeys.token, 't');
  store(storageKeys.username, 'tiepdon');
  store(storageKeys.language, 'en');
  store(storageKeys.node, 'n');
  expect(endedSession()).toBeNull();
  clearEndedSession();
  clearEndedSession(); // a second request heard of it
  expect(isSignedIn()).toBe(false);
  expect(endedSession()).toBe('tiepdon');
  expect(localStorage.length).toBe(1);
  expect(stored(storageKeys.language)).toBe('en');
});

it('is told without a name where none is known, and not after a sign-in or a sign-out', () => {
  store(storageKeys.token, 't');
  clearEndedSession();
  expect(endedSession()).toBe('');
  forgetEndedSession();
  expect(endedSession()).toBeNull();
  store(storageKeys.token, 't');
  clearEndedSession();
  clearSession();
  expect(endedSession()).toBeNull();
});
