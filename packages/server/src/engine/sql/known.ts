import type { Tx } from '../context.ts';

// What a transaction holds locked, or has read where its own writes alone could change the answer: it is not read again.

const stores = new WeakMap<Tx['tx'], Map<string, unknown>>();

function storeOf(tx: Tx): Map<string, unknown> {
  let store = stores.get(tx.tx);
  if (!store) {
    store = new Map();
    stores.set(tx.tx, store);
  }
  return store;
}

/** What this transaction noted under a name and id; undefined when nothing. `V` is what was noted under this name. */
export function knownIn<V>(tx: Tx, name: string, id: string): V | undefined {
  return storeOf(tx).get(`${name} ${id}`) as V | undefined;
}

/** Notes something until the end of the transaction; whoever changes it in the database calls `forgetIn`. */
export function noteIn<V>(tx: Tx, name: string, id: string, value: V): V {
  storeOf(tx).set(`${name} ${id}`, value);
  return value;
}

/** Something that may be noted was changed: it is read anew. */
export function forgetIn(tx: Tx, name: string, id: string): void {
  storeOf(tx).delete(`${name} ${id}`);
}
