const asked = new Set<() => Promise<unknown>>();

/** Fetches parts of the program that will be wanted next, once the page has nothing better to do. */
export function fetchSoon(...parts: ReadonlyArray<() => Promise<unknown>>): void {
  const begin = () => {
    for (const part of parts.filter((one) => !asked.has(one))) {
      asked.add(part);
      part().catch(() => asked.delete(part)); // it is asked for again where it is needed
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 500);
}
