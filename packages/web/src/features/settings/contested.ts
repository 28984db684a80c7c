/** The fields of a section as its form has them. */
export type SectionValues = Record<string, unknown>;

/** The values that are not as they were. */
export function differing(values: SectionValues, before: SectionValues): SectionValues {
  return Object.fromEntries(Object.entries(values).filter(([path, value]) => !same(value, before[path])));
}

/**
 * The fields that were typed here and that somebody else changed as well, to something else; those that were known before stay as long as
 * the two differ. `before` is what both began with, null when that is not known any more.
 */
export function contestedPaths(
  typed: SectionValues,
  before: SectionValues | null,
  theirs: SectionValues,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const both = Object.keys(typed).filter(
    (path) =>
      !same(typed[path], theirs[path]) &&
      (known.has(path) || before === null || !same(before[path], theirs[path])),
  );
  return new Set(both);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
