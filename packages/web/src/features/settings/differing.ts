/** The fields of a section as its form has them. */
export type SectionValues = Record<string, unknown>;

/** The values that are not as they were. */
export function differing(values: SectionValues, before: SectionValues): SectionValues {
  return Object.fromEntries(Object.entries(values).filter(([path, value]) => !same(value, before[path])));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
