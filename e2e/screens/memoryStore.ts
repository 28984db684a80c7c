type Row = Record<string, unknown>;
type Table = { keyPath: string; rows: Map<string, Row> };

/** The part of IndexedDB that session/deviceStore.ts uses, in memory: happy-dom has none. `clear` forgets what the device kept. */
export function memoryStore(): { factory: IDBFactory; rows: (table: string) => Row[]; clear: () => void } {
  const tables = new Map<string, Table>();
  const soon = (act: () => void) => queueMicrotask(act);

  const storeOf = ({ keyPath, rows }: Table) => {
    const answer = <T>(result: T) => ({ result });
    return {
      get: (key: string) => answer(structuredClone(rows.get(key))),
      put: (row: Row) => answer(rows.set(String(row[keyPath]), structuredClone(row)) && undefined),
      delete: (key: string) => answer(rows.delete(key) && undefined),
      clear: () => answer(rows.clear()),
      index: (name: string) => ({
        getAll: (value: unknown) =>
          answer([...rows.values()].filter((row) => row[name] === value).map((row) => structuredClone(row))),
      }),
      createIndex: () => undefined,
    };
  };
  const made = (name: string, keyPath = 'key') => {
    const table = tables.get(name) ?? { keyPath, rows: new Map<string, Row>() };
    tables.set(name, table);
    return storeOf(table);
  };
  const database = {
    objectStoreNames: { contains: (name: string) => tables.has(name) },
    createObjectStore: (name: string, { keyPath }: { keyPath: string }) => made(name, keyPath),
    transaction: () => {
      const transaction = {
        oncomplete: () => undefined,
        objectStore: (name: string) => made(name),
        commit: () => soon(() => soon(() => transaction.oncomplete())),
      };
      return transaction;
    },
    close: () => undefined,
  };
  const open = () => {
    const request = { result: database, onupgradeneeded: () => undefined, onsuccess: () => undefined };
    soon(() => {
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  return {
    factory: { open } as unknown as IDBFactory, // only what is asked of it
    rows: (table) => [...(tables.get(table)?.rows.values() ?? [])],
    clear: () => {
      for (const { rows } of tables.values()) rows.clear();
    },
  };
}
