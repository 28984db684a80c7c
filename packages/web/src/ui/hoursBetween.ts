/** Every hour from the first to the last of some, those without figures too: a drawing of the day has no gaps. */
export function hoursBetween<H extends { gio: number }>(
  hours: readonly H[],
): { gio: number; at: H | undefined }[] {
  const first = hours[0]?.gio ?? 0;
  const last = hours.at(-1)?.gio ?? -1;
  const known = new Map(hours.map((hour) => [hour.gio, hour]));
  return Array.from({ length: last - first + 1 }, (_none, at) => ({
    gio: first + at,
    at: known.get(first + at),
  }));
}
