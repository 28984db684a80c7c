import { workingDayAfter } from '../../insurance/dates.ts';
import { findThamSo, type ThamSo } from '../../insurance/parameters.ts';
import { dec } from '../../money/decimal.ts';

/** Hours after the end of a visit within which its file is sent; 0 where working days count. Dated: a draft wants 3 from 2027. */
export const gioGuiHoSo = 'GIO_GUI_HO_SO';

const WORKING_DAYS = 7;
/** Costs of a month's end are sent before the fifth of the next one. */
const LAST_DAY = '04';
/** Structural faults are answered within so many working days. */
export const WORKING_DAYS_TO_ANSWER = 2;

/**
 * Until when the file of a visit is sent ('YYYY-MM-DDTHH:mm', local): within seven working days of its end and before the fifth of the next
 * month, or within the hours that the law of that day names. `ngayRa` is a local time.
 */
export function claimDeadline(ngayRa: string, parameters: readonly ThamSo[]): string {
  const hours = Number(dec(findThamSo(parameters, gioGuiHoSo, ngayRa) ?? '0'));
  if (hours > 0) return hoursLater(ngayRa, hours);
  const day = workingDayAfter(ngayRa, WORKING_DAYS);
  const last = `${monthAfter(ngayRa)}-${LAST_DAY}`;
  return `${day < last ? day : last}T23:59`;
}

/** How near a deadline is: passed, within a working day, or further away. Times local. */
export function urgencyOf(deadline: string, now: string): 'passed' | 'soon' | 'far' {
  if (deadline < now) return 'passed';
  return deadline.slice(0, 10) <= workingDayAfter(now, 1) ? 'soon' : 'far';
}

function hoursLater(time: string, hours: number): string {
  return new Date(Date.parse(`${time.slice(0, 16)}Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
