/** Fetches a part of the program. */
export type Load<T> = () => Promise<T>;

const arrived = new WeakMap<Load<unknown>, unknown>();
const asked = new Set<Load<unknown>>();

/** Fetches a part and remembers that it is there. */
export async function fetchPart<T>(load: Load<T>): Promise<T> {
  const part = await load();
  arrived.set(load, part);
  return part;
}

/** A part that is there; undefined for one that has still to be fetched. */
export function arrivedPart<T>(load: Load<T>): T | undefined {
  return arrived.get(load) as T | undefined; // kept by what fetched it
}

/** Fetches parts of the program that will be wanted next, once the page has nothing better to do. */
export function fetchSoon(...parts: ReadonlyArray<Load<unknown>>): void {
  const begin = () => {
    for (const part of parts.filter((one) => !asked.has(one))) {
      asked.add(part);
      fetchPart(part).catch(() => asked.delete(part)); // it is asked for again where it is needed
    }
  };
  whenIdle(begin);
}

/** Does something once the page has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 500);
}
