/** How far behind what is looked at pictures are fetched while some ahead of it are missing. */
const behind = 3;

/**
 * Which picture of so many is fetched next: ahead of `index` in the direction in which one goes, then the others by how near they are.
 * Null when none is missing.
 */
export function nextToFetch(
  { index, direction, count }: { index: number; direction: 1 | -1; count: number },
  isMissing: (index: number) => boolean,
): number | null {
  const wanted = (at: number) => at >= 0 && at < count && isMissing(at);
  for (let step = 0; step < count; step += 1) {
    if (wanted(index + step * direction)) return index + step * direction;
    if (step > 0 && step <= behind && wanted(index - step * direction)) return index - step * direction;
  }
  for (let step = behind + 1; step < count; step += 1)
    if (wanted(index - step * direction)) return index - step * direction;
  return null;
}
