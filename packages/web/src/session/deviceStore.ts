import { draftKeyOf, onDraftKey } from './draftKey.ts';
import { type SealedRow, sealedDrafts } from './sealedDrafts.ts';

export type DraftRow = {
  key: string;
  user: string;
  form: string;
  id: string;
  value: unknown;
  version: number | null;
  savedAt: number;
};
export type PreferenceRow = { key: string; value: unknown };
export type AnswerRow = { key: string; data: unknown };

type Table<T> = {
  get: (key: string) => Promise<T | undefined>;
  put: (row: T) => Promise<void>;
  delete: (key: string) => Promise<void>;
};

/**
 * What this device keeps: beyond a sign-out drafts, encrypted, and the layout of screens, by user; until the sign-out the answers that a
 * screen opens with while the server is away.
 */
export type DeviceStore = {
  drafts: Table<DraftRow> & { ofUser: (user: string) => Promise<DraftRow[]> };
  preferences: Table<PreferenceRow>;
  answers: Table<AnswerRow> & { clear: () => Promise<void> };
};

const layout = 11;

/** The store under a name of this browser. Each call fails alone where the browser keeps nothing. */
export function makeDeviceStore(name: string, factory: () => IDBFactory = () => indexedDB): DeviceStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = () => {
    opened ??= openDatabase(factory(), name, () => {
      opened = null;
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const run = async <T>(
    table: string,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await open()).transaction(table, mode);
    const request = act(transaction.objectStore(table));
    // at once: a page that goes meanwhile would take a transaction that still listens with it
    transaction.commit();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  const tableOf = <T>(table: string): Table<T> => ({
    // what put() of the same table wrote
    get: (key) => run(table, 'readonly', (store) => store.get(key) as IDBRequest<T | undefined>),
    put: async (row) => {
      await run(table, 'readwrite', (store) => store.put(row));
    },
    delete: async (key) => {
      await run(table, 'readwrite', (store) => store.delete(key));
    },
  });
  return {
    drafts: sealedDrafts(
      {
        ...tableOf<SealedRow>('drafts'),
        // rows of the table of drafts
        ofUser: (user) =>
          run('drafts', 'readonly', (store) => store.index('user').getAll(user) as IDBRequest<SealedRow[]>),
      },
      { keyOf: draftKeyOf, onKey: onDraftKey },
    ),
    preferences: tableOf<PreferenceRow>('preferences'),
    answers: {
      ...tableOf<AnswerRow>('answers'),
      clear: () => run('answers', 'readwrite', (store) => store.clear()),
    },
  };
}

function openDatabase(factory: IDBFactory, name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, layout);
    request.onupgradeneeded = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('drafts')) {
        const drafts = database.createObjectStore('drafts', { keyPath: 'key' });
        drafts.createIndex('user', 'user');
      }
      if (!database.objectStoreNames.contains('preferences'))
        database.createObjectStore('preferences', { keyPath: 'key' });
      if (!database.objectStoreNames.contains('answers'))
        database.createObjectStore('answers', { keyPath: 'key' });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      // another page brings a newer layout: it must not wait for this one
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

/** The store of this device. */
export const deviceStore = makeDeviceStore('sen');
