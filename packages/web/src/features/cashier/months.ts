/** A month, YYYY-MM, so many months later. */
export function monthPlus(month: string, by: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The month of a day, YYYY-MM. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** A month as people read it, '11/2026'. */
export function monthText(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`;
}
