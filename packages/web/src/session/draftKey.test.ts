import { beforeEach, expect, it } from 'vitest';
import { draftKeyOf, forgetDraftKey, giveDraftKey } from './draftKey.ts';

beforeEach(() => {
  sessionStorage.clear();
  forgetDraftKey();
});

it('is given to one person, kept for reloads of the tab, and forgotten with the session', () => {
  expect(draftKeyOf('one')).toBeNull();
  giveDraftKey('one', 'a1'.repeat(32));
  expect(draftKeyOf('one')).toBe('a1'.repeat(32));
  expect(draftKeyOf('other')).toBeNull();
  expect(sessionStorage.getItem('draftKey')).toContain('a1a1');
  forgetDraftKey();
  expect(draftKeyOf('one')).toBeNull();
});

it('of nobody is one of the tab: what is typed before the first account outlives a reload', () => {
  const key = draftKeyOf('');
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(draftKeyOf('')).toBe(key);
  expect(draftKeyOf('one')).toBeNull();
});
