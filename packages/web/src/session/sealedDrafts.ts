import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import type { DeviceStore, DraftRow } from './deviceStore.ts';

/** A draft as it rests on the device: what was typed is encrypted for its owner. `value` is what an earlier version kept in clear. */
export type SealedRow = Omit<DraftRow, 'value'> & { sealed?: Uint8Array; value?: unknown };

export type SealedTable = {
  get: (key: string) => Promise<SealedRow | undefined>;
  put: (row: SealedRow) => Promise<void>;
  delete: (key: string) => Promise<void>;
  ofUser: (user: string) => Promise<SealedRow[]>;
};

/** Where the keys come from: `onKey` tells when one has come. */
export type DraftKeys = { keyOf: (user: string) => string | null; onKey: (tell: () => void) => void };

const nonceBytes = 24;

/**
 * Drafts over a table that holds them encrypted. It encrypts at once, without a promise in between, so that a page that goes still writes
 * its last keys; the browser's own cipher cannot. Without a key drafts wait in memory, and those of the table stay closed.
 */
export function sealedDrafts(table: SealedTable, { keyOf, onKey }: DraftKeys): DeviceStore['drafts'] {
  const waiting = new Map<string, DraftRow>();
  const put = async (row: DraftRow): Promise<void> => {
    const key = keyOf(row.user);
    if (key === null) {
      waiting.set(row.key, row);
      return;
    }
    waiting.delete(row.key);
    await table.put(seal(row, key));
  };
  onKey(() => {
    for (const row of waiting.values()) put(row).catch((error: unknown) => console.warn('draft', error));
  });
  return {
    put,
    get: async (key) => {
      const unwritten = waiting.get(key);
      if (unwritten) return unwritten;
      const row = await table.get(key);
      return row && openDraft(row, keyOf(row.user));
    },
    delete: async (key) => {
      waiting.delete(key);
      await table.delete(key);
    },
    ofUser: async (user) => {
      const unwritten = [...waiting.values()].filter((row) => row.user === user);
      const rows = (await table.ofUser(user)).filter((row) => !waiting.has(row.key));
      return [...unwritten, ...rows.flatMap((row) => openDraft(row, keyOf(user)) ?? [])];
    },
  };
}

function seal({ value, ...row }: DraftRow, key: string): SealedRow {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const text = new TextEncoder().encode(JSON.stringify({ value }));
  const closed = cipher(key, nonce, row.key).encrypt(text);
  const sealed = new Uint8Array(nonceBytes + closed.length);
  sealed.set(nonce);
  sealed.set(closed, nonceBytes);
  return { ...row, sealed };
}

/** The draft, or undefined where the key is missing, another one, or the row was changed. */
export function openDraft({ sealed, value, ...row }: SealedRow, key: string | null): DraftRow | undefined {
  if (key === null) return undefined;
  if (!sealed) return { ...row, value };
  try {
    const text = cipher(key, sealed.subarray(0, nonceBytes), row.key).decrypt(sealed.subarray(nonceBytes));
    const kept = JSON.parse(new TextDecoder().decode(text)) as { value: unknown }; // as sealed above
    return { ...row, value: kept.value };
  } catch {
    return undefined;
  }
}

/** The name of the draft is bound in: a draft that is put under another name does not open. */
function cipher(key: string, nonce: Uint8Array, name: string) {
  return xchacha20poly1305(hexToBytes(key), nonce, new TextEncoder().encode(name));
}
