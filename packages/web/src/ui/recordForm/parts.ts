/** How the values of a record are compared and put together, part by part. A part is a field, or whatever a record divides into. */
export type Parts<V> = {
  /** The parts in which two versions differ. */
  differing: (one: V, other: V) => readonly string[];
  /** `into` with these parts as they are in `from`. */
  put: (into: V, from: V, paths: readonly string[]) => V;
  /** What a draft keeps of a version: these parts. */
  pick: (values: V, paths: readonly string[]) => V;
};

/** Each field is a part. An emptied text is no text. */
export function fieldParts<V extends object>(
  same: (one: unknown, other: unknown, path: string) => boolean = sameValue,
): Parts<V> {
  const at = (values: V, path: string): unknown => (values as Record<string, unknown>)[path]; // fields by name
  const chosen = (from: V, paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, at(from, path)])) as Partial<V>; // the same fields
  return {
    differing: (one, other) =>
      [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
        (path) => !same(at(one, path), at(other, path), path),
      ),
    put: (into, from, paths) => (paths.length === 0 ? into : { ...into, ...chosen(from, paths) }),
    pick: (values, paths) => chosen(values, paths) as V, // a draft of some fields; `put` reads no others
  };
}

/**
 * Whether two values are the same on the server: nothing, null and an empty text are; the order of the keys of an object and the types
 * that a cache adds do not count.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || plain(one) === plain(other);
}

function plain(value: unknown): string {
  return JSON.stringify(value === '' ? null : (value ?? null), (key, inner: unknown) =>
    key === '__typename' ? undefined : withSortedKeys(inner),
  );
}

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
