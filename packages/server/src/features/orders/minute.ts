/** An instant to the minute: a request of the same minute as the reception is not before it. */
export function minute(at: Date): string {
  return at.toISOString().slice(0, 16);
}
