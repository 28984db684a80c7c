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

const heldMost = 10_000;
let held: Promise<unknown> | null = null;

/** Until something is over, though not for ever, the page has something better to do. */
export function holdBack(until: Promise<unknown>): void {
  const late = new Promise((resolve) => setTimeout(resolve, heldMost));
  const now = Promise.allSettled([held, Promise.race([until, late])]).then(() => {
    if (held === now) held = null;
  });
  held = now;
}

/** Does something once the page has nothing better to do, at the latest after a time (ms). */
export function whenIdle(act: () => void, latest = 3000): void {
  const begin = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: latest });
    else setTimeout(act, latest / 2);
  };
  if (held) void held.then(begin);
  else begin();
}
