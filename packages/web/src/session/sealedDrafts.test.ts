import { expect, test } from 'vitest';
import { type SealedRow, sealedDrafts } from './sealedDrafts.ts';

const keys: Record<string, string> = { an: 'a1'.repeat(32), binh: 'b2'.repeat(32) };

function device() {
  const rows = new Map<string, SealedRow>();
  const table = {
    get: async (key: string) => rows.get(key),
    put: async (row: SealedRow) => void rows.set(row.key, row),
    delete: async (key: string) => void rows.delete(key),
    ofUser: async (user: string) => [...rows.values()].filter((row) => row.user === user),
  };
  /** The drafts as a page of somebody sees them; `come` gives that page its key. */
  const pageOf = (who: string, hasKey = true) => {
    let key = hasKey ? (keys[who] ?? null) : null;
    const listeners: Array<() => void> = [];
    const drafts = sealedDrafts(table, { keyOf: () => key, onKey: (tell) => void listeners.push(tell) });
    const come = () => {
      key = keys[who] ?? null;
      for (const tell of listeners) tell();
    };
    return { drafts, come };
  };
  return { rows, pageOf };
}

const draft = {
  key: 'an/reception/new',
  user: 'an',
  form: 'reception',
  id: 'new',
  value: { TenBenhNhan: 'Nguyễn Thị Lụa', SoDienThoai: null },
  version: 3,
  savedAt: 7,
};

test('what was typed is not readable on the device, and comes back to its owner', async () => {
  const { rows, pageOf } = device();
  await pageOf('an').drafts.put(draft);
  const [row] = rows.values();
  expect(row).not.toHaveProperty('value');
  expect(new TextDecoder().decode(row?.sealed)).not.toMatch(/TenBenhNhan|Nguy/);
  expect(await pageOf('an').drafts.get(draft.key)).toEqual(draft);
  expect(await pageOf('an').drafts.ofUser('an')).toEqual([draft]);
});

test('with the key of another person, or none, a draft stays closed', async () => {
  const { pageOf } = device();
  await pageOf('an').drafts.put(draft);
  expect(await pageOf('binh').drafts.get(draft.key)).toBeUndefined();
  expect(await pageOf('an', false).drafts.get(draft.key)).toBeUndefined();
  expect(await pageOf('binh').drafts.ofUser('an')).toEqual([]);
});

test('a draft that is put under another name does not open', async () => {
  const { rows, pageOf } = device();
  await pageOf('an').drafts.put(draft);
  const [row] = rows.values();
  if (row) rows.set('an/reception/b', { ...row, key: 'an/reception/b' });
  expect(await pageOf('an').drafts.get('an/reception/b')).toBeUndefined();
});

test('it is encrypted in the same turn, so that a page that goes still writes it', () => {
  const { rows, pageOf } = device();
  void pageOf('an').drafts.put(draft);
  expect(rows.size).toBe(1);
});

test('before the key has come drafts wait in memory, are read there, and are written when it comes', async () => {
  const { rows, pageOf } = device();
  const { drafts, come } = pageOf('an', false);
  await drafts.put(draft);
  expect(rows.size).toBe(0);
  expect(await drafts.get(draft.key)).toEqual(draft);
  come();
  expect(rows.size).toBe(1);
  expect(await drafts.ofUser('an')).toEqual([draft]);
});

test('a draft that an earlier version kept in clear is found, and is encrypted when it is typed on', async () => {
  const { rows, pageOf } = device();
  rows.set(draft.key, draft);
  const { drafts } = pageOf('an');
  expect(await drafts.get(draft.key)).toEqual(draft);
  await drafts.put({ ...draft, value: { TenBenhNhan: 'Lụa' } });
  expect(rows.get(draft.key)).not.toHaveProperty('value');
});
