import { formatDate } from '../../ui/dateText.ts';

/** Some days in words: one alone where they are one. */
export const daysText = (from: string, to: string): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
