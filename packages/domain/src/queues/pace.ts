/** How fast a queue calls, measured: seconds between two calls in the middle of all. */
export type Pace = {
  /** Of the last two hours; null where nothing was measured. */
  lately: number | null;
  /** How many times between calls `lately` stands on. */
  measured: number;
  /** At this time of the day in the past two weeks. */
  usually: number | null;
};

/** Fewer times than these say more of one patient than of the queue. */
const enough = 3;

/** Seconds from one call to the next: as lately, else as usual, else what little is known; null where nothing is. */
export function secondsPerCall({ lately, measured, usually }: Pace): number | null {
  return measured >= enough ? lately : (usually ?? lately);
}

/**
 * In about how many minutes somebody is called before whom so many wait; null where the queue was never measured. From a quarter of an
 * hour on in steps of five: nobody shall take it for a promise.
 */
export function expectedMinutes(before: number, pace: Pace | null): number | null {
  const seconds = pace && secondsPerCall(pace);
  if (seconds === null) return null;
  const minutes = Math.max(1, Math.ceil(((before + 1) * seconds) / 60));
  return minutes < 15 ? minutes : Math.ceil(minutes / 5) * 5;
}
