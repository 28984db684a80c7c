import { dayPlus } from '../../../ui/dateText.ts';

/** The days (YYYY-MM-DD) of so many sessions, the first on a day and each so many days after the one before. */
export function sessionDays(first: string, sessions: number, gap: number): string[] {
  return Array.from({ length: sessions }, (_, at) => dayPlus(first, at * gap));
}
