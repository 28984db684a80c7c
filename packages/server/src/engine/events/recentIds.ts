/** Ids in the order in which they came, the latest of them. */
export type RecentIds = {
  has: (id: string) => boolean;
  add: (id: string) => void;
  /** Those that came after one. */
  after: (id: string) => string[];
};

/**
 * Remembers the latest ids: `least` of them, and fewer than twice as many. Old ones go many at once: a set is walked from its beginning over
 * all that was taken from there, so that taking one at a time would walk over thousands for each.
 */
export function recentIds(least: number): RecentIds {
  const ids = new Set<string>();
  const forgetOld = () => {
    for (const oldest of ids) {
      if (ids.size <= least) return;
      ids.delete(oldest);
    }
  };
  return {
    has: (id) => ids.has(id),
    add: (id) => {
      ids.add(id);
      if (ids.size >= 2 * least) forgetOld();
    },
    after: (id) => {
      const order = [...ids];
      return order.slice(order.indexOf(id) + 1);
    },
  };
}
