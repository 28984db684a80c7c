import { type DeviceStore, type DraftRow, deviceStore } from '../session/deviceStore.ts';
import { beforeLeaving } from '../session/leaving.ts';

export type Draft<T> = { value: T; version: number | null; savedAt: number };
type Pending = { row: DraftRow; timer: ReturnType<typeof setTimeout>; since: number };

const delay = 300;
/** Whoever types on without a rest loses no more than this. */
const longest = 1000;

/** Keeps what is typed, 300 ms after the last change and a second after the first one at the latest, keyed by user, form and record. */
export function makeDrafts(store: Pick<DeviceStore, 'drafts'>, now: () => number = Date.now) {
  const pending = new Map<string, Pending>();

  async function write(key: string): Promise<void> {
    const found = pending.get(key);
    if (!found) return;
    clearTimeout(found.timer);
    pending.delete(key);
    await store.drafts.put(found.row);
  }

  return {
    /** The kept draft, or null. */
    async read<T>(user: string, form: string, id: string): Promise<Draft<T> | null> {
      const row = await store.drafts.get(draftKey(user, form, id));
      // written by keep() of the same form, whose type is T
      return row ? { value: row.value as T, version: row.version, savedAt: row.savedAt } : null;
    },
    /** Keeps a value soon. */
    keep(user: string, form: string, id: string, value: unknown, version: number | null): void {
      const key = draftKey(user, form, id);
      const before = pending.get(key);
      if (before) clearTimeout(before.timer);
      const since = before?.since ?? now();
      const row = { key, user, form, id, value, version, savedAt: now() };
      const timer = setTimeout(
        () => {
          write(key).catch((error: unknown) => console.warn('draft', error));
        },
        Math.max(0, Math.min(delay, since + longest - now())),
      );
      pending.set(key, { row, timer, since });
    },
    /** Forgets a draft: it was saved, or is not wanted. */
    async clear(user: string, form: string, id: string): Promise<void> {
      const key = draftKey(user, form, id);
      const before = pending.get(key);
      if (before) clearTimeout(before.timer);
      pending.delete(key);
      await store.drafts.delete(key);
    },
    /** Writes everything that still waits: before the page goes. */
    async flush(): Promise<void> {
      await Promise.all([...pending.keys()].map(write));
    },
    /** The drafts of a user, newest first. */
    async all(user: string): Promise<DraftRow[]> {
      const rows = await store.drafts.ofUser(user);
      return rows.sort((a, b) => b.savedAt - a.savedAt);
    },
  };
}

function draftKey(user: string, form: string, id: string): string {
  return JSON.stringify([user, form, id]);
}

/** The drafts of this device. */
export const drafts = makeDrafts(deviceStore);
beforeLeaving(() => drafts.flush());
