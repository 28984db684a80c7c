/** A place on the screen, as of `getBoundingClientRect`. */
export type Spot = { left: number; top: number; width: number; height: number };

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type SpotKey = (typeof keys)[number];
export const isSpotKey = (key: string): key is SpotKey => (keys as readonly string[]).includes(key);

/**
 * Where an arrow leads from the spot at `at`: left and right go through all of them in order, up and down to the nearest one of the next
 * row. It stays where nothing lies that way.
 */
export function spotAfter(spots: readonly Spot[], at: number, key: SpotKey): number {
  const here = spots[at];
  const last = spots.length - 1;
  if (here === undefined) return last < 0 ? at : 0;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  const middle = here.left + here.width / 2;
  let found = at;
  let nearest = Number.POSITIVE_INFINITY;
  spots.forEach((spot, nth) => {
    const down =
      key === 'ArrowDown' ? spot.top - (here.top + here.height) : here.top - (spot.top + spot.height);
    if (nth === at || down < -1) return;
    // a row further away is not nearer because it stands right below
    const distance = down * 4 + Math.abs(spot.left + spot.width / 2 - middle);
    if (distance < nearest) {
      nearest = distance;
      found = nth;
    }
  });
  return found;
}
