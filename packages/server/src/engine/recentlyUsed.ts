/** Values that were used lately, by name, so many of them as fit into `most`; one that is larger than `oneMost` is not kept. */
export function recentlyUsed<T>({
  most,
  oneMost = most,
  sizeOf,
}: {
  most: number;
  oneMost?: number;
  sizeOf: (value: T) => number;
}): { get: (name: string) => T | null; keep: (name: string, value: T) => void } {
  const kept = new Map<string, { value: T; size: number }>();
  let size = 0;
  const drop = (name: string) => {
    size -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };
  return {
    get: (name) => {
      const one = kept.get(name);
      if (!one) return null;
      kept.delete(name);
      kept.set(name, one); // the first of a map is the one that nobody asked for longest
      return one.value;
    },
    keep: (name, value) => {
      const one = { value, size: sizeOf(value) };
      if (one.size > oneMost) return;
      drop(name);
      kept.set(name, one);
      size += one.size;
      for (const first of kept.keys()) {
        if (size <= most) break;
        drop(first);
      }
    },
  };
}
