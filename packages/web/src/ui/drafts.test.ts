import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftRow } from '../session/deviceStore.ts';
import { makeDrafts } from './drafts.ts';

/** A table in memory with the calls that drafts use. */
function memoryTable() {
  const rows = new Map<string, DraftRow>();
  const table = {
    get: async (key: string) => rows.get(key),
    put: async (row: DraftRow) => void rows.set(row.key, row),
    delete: async (key: string) => void rows.delete(key),
    ofUser: async (user: string) => [...rows.values()].filter((row) => row.user === user),
  };
  return { rows, store: { drafts: table } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is written once, 300 ms after the last key', async () => {
  const { rows, store } = memoryTable();
  const drafts = makeDrafts(store);
  drafts.keep('u1', 'reception', 'new', { name: 'A' }, null);
  await vi.advanceTimersByTimeAsync(200);
  drafts.keep('u1', 'reception', 'new', { name: 'An' }, 3);
  await vi.advanceTimersByTimeAsync(299);
  expect(rows.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await drafts.read('u1', 'reception', 'new')).toMatchObject({ value: { name: 'An' }, version: 3 });
});

test('what is typed without a rest is written after a second all the same', async () => {
  const { rows, store } = memoryTable();
  const drafts = makeDrafts(store);
  for (let typed = 1; typed <= 5; typed++) {
    drafts.keep('u1', 'reception', 'new', { name: 'n'.repeat(typed) }, null);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect([...rows.values()].map((row) => row.value)).toEqual([{ name: 'nnnnn' }]);
});

test('another user of the same device does not see the draft', async () => {
  const drafts = makeDrafts(memoryTable().store);
  drafts.keep('u1', 'reception', 'new', { name: 'An' }, null);
  await drafts.flush();
  expect(await drafts.read('u2', 'reception', 'new')).toBeNull();
  expect(await drafts.all('u1')).toHaveLength(1);
});

test('flush writes what still waits, so that an ended session loses nothing', async () => {
  const { rows, store } = memoryTable();
  const drafts = makeDrafts(store);
  drafts.keep('u1', 'reception', 'new', { name: 'An' }, null);
  await drafts.flush();
  expect(rows.size).toBe(1);
});

test('a saved form leaves no draft, not even one that was about to be written', async () => {
  const { rows, store } = memoryTable();
  const drafts = makeDrafts(store);
  drafts.keep('u1', 'reception', 'new', { name: 'An' }, null);
  await drafts.clear('u1', 'reception', 'new');
  await vi.advanceTimersByTimeAsync(1000);
  expect(rows.size).toBe(0);
});
