import { today } from '../../../ui/dateText.ts';
import type { DayRange } from '../../../ui/periods.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The days that an address asks for: today without them, and where they stand the wrong way round. */
export function daysOfAddress(params: URLSearchParams, now: string = today()): DayRange {
  const [from, to] = [params.get('tu') ?? '', params.get('den') ?? ''];
  return day.test(from) && day.test(to) && from <= to ? { from, to } : { from: now, to: now };
}

/** An address with other days, at the first page of the list; today is left out. */
export function addressOfDays(
  before: URLSearchParams,
  { from, to }: DayRange,
  now: string = today(),
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const word of ['tu', 'den', 'trang', 'phan']) next.delete(word);
  if (from !== now || to !== now) {
    next.set('tu', from);
    next.set('den', to);
  }
  return next;
}
