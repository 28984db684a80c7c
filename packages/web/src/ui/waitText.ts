const hour = 60;
const day = 24 * hour;

/** A wait in the unit that people say: minutes up to two hours, hours up to two days, then days; whole ones that have passed. */
export function waitOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 2 * hour) return { unit: 'minutes', count: minutes };
  if (minutes < 2 * day) return { unit: 'hours', count: Math.floor(minutes / hour) };
  return { unit: 'days', count: Math.floor(minutes / day) };
}
