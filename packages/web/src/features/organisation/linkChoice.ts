/** Theirs with what was added and taken out here since `seen`. */
export function merged(
  seen: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const kept = theirs.filter((id) => mine.includes(id) || !seen.includes(id));
  return [...kept, ...mine.filter((id) => !seen.includes(id) && !kept.includes(id))];
}

/** Whether two choices hold the same links, in any order. */
export function sameLinks(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
