/** The instant at the beginning of its minute, as fields show it. */
export function wholeMinute(at: Date): string {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
}
