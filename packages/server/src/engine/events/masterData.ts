import type { EventModule } from '@sen/domain/events/eventModules';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';

/** Modules whose events change master data: catalogues with prices and nodes, and settings. */
export const masterModules = ['DanhMuc', 'HeThong'] as const satisfies readonly EventModule[];

type Kept = { value: unknown; until: number };
type Store = { kept: Map<string, Kept>; changedAt: number };

/** By the configuration of an application: several stand beside each other in tests. */
const stores = new WeakMap<Config, Store>();
const keptMax = 20_000;

function storeOf(config: Config): Store {
  let store = stores.get(config);
  if (!store) {
    store = { kept: new Map(), changedAt: 0 };
    stores.set(config, store);
  }
  return store;
}

/**
 * Reads master data that every act needs, by id or any other key, and keeps it for `config.masterCacheMs`: facts of services, payers,
 * places, parameters. A change forgets all of it, at once in this process and with its event on others. What a transaction has itself
 * changed is read anew. Callers must not change what they are given.
 */
export async function masterData<V>(
  ctx: Ctx,
  name: string,
  keys: readonly string[],
  read: (missing: string[]) => Promise<ReadonlyMap<string, V>>,
): Promise<Map<string, V>> {
  const store = storeOf(ctx.config);
  const began = Date.now();
  const found = new Map<string, V>();
  const missing: string[] = [];
  const usable = ctx.config.masterCacheMs > 0 && !ctx.tx?.changesMasterData;
  for (const key of new Set(keys)) {
    const known = usable ? store.kept.get(`${name} ${key}`) : undefined;
    if (known && known.until > began)
      found.set(key, known.value as V); // kept under this name by a reading of V
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  for (const [key, value] of await read(missing)) {
    found.set(key, value);
    if (!usable || store.changedAt >= began) continue;
    if (store.kept.size >= keptMax) store.kept.clear();
    store.kept.set(`${name} ${key}`, { value, until: began + ctx.config.masterCacheMs });
  }
  return found;
}

/** The same for what has no key. */
export async function masterDatum<V>(ctx: Ctx, name: string, read: () => Promise<V>): Promise<V> {
  const found = await masterData(ctx, name, [''], async () => new Map([['', await read()]]));
  return found.get('') as V; // read for this key
}

/** Forgets everything that is kept: something of it has changed. */
export function forgetMasterData(config: Config): void {
  const store = storeOf(config);
  store.kept.clear();
  store.changedAt = Date.now();
}

/** Whether the events of a module tell of a change of master data. */
export function isMasterModule(module: EventModule): boolean {
  return masterModules.some((one) => one === module);
}
