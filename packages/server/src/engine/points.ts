/** One thing that a feature adds to a point; made by the point's `add`. */
export type Addition = { readonly put: () => void };

/** A typed place at which features add to the engine or to another feature, in the order of the list of features. */
export type Point<T> = { add: (item: T) => Addition; all: () => readonly T[] };

/** A point whose items have keys; a key is added once. */
export type Registry<T> = Point<T> & { get: (key: string) => T | undefined };

/** Points that are filled together, once: reading one before that throws, so that nothing runs without what others add to it. */
export function pointSet() {
  let installed = false;
  const read = <T>(name: string, items: T): T => {
    if (!installed) throw new Error(`${name} is read before src/features.ts was loaded`);
    return items;
  };

  function definePoint<T>(name: string): Point<T> {
    const items: T[] = [];
    return {
      add: (item) => ({ put: () => void items.push(item) }),
      all: () => read(name, items),
    };
  }

  function defineRegistry<T>(name: string, keyOf: (item: T) => string): Registry<T> {
    const items = new Map<string, T>();
    const put = (item: T) => {
      const key = keyOf(item);
      if (items.has(key)) throw new Error(`${name}: ${key} is added twice`);
      items.set(key, item);
    };
    return {
      add: (item) => ({ put: () => put(item) }),
      all: () => read(name, [...items.values()]),
      get: (key) => read(name, items).get(key),
    };
  }

  /** Fills the points. Throws when it was done before or a key is added twice. */
  function install(additions: readonly Addition[]): void {
    if (installed) throw new Error('features are installed once');
    for (const { put } of additions) put();
    installed = true;
  }

  return { definePoint, defineRegistry, install };
}

/** The points of this process; src/features.ts fills them. */
export const { definePoint, defineRegistry, install } = pointSet();
