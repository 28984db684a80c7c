/** Times of the tables: yyyymmdd and yyyymmddHHMM, Viet Nam's clock. */

/** 'YYYY-MM-DD' of a day or a time of the tables. */
export function dayIn(value: string): string {
  return `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`;
}

/** 'YYYY-MM-DDTHH:mm' of a time of the tables; a bare day is a day. */
export function timeIn(value: string): string {
  return value.length < 12 ? dayIn(value) : `${dayIn(value)}T${value.slice(8, 10)}:${value.slice(10, 12)}`;
}

/** A local day or time ('YYYY-MM-DD', 'YYYY-MM-DDTHH:mm') as the tables have it. */
export function claimTime(time: string): string {
  return time.slice(0, 16).replace(/[-T:]/g, '');
}

/** Whether a text is a day that the calendar has. */
export function isClaimDay(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false;
  const day = dayIn(value);
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === day;
}

/** Whether a text is a day with hour and minute. */
export function isClaimTime(value: string): boolean {
  return /^\d{8}([01]\d|2[0-3])[0-5]\d$/.test(value) && isClaimDay(value.slice(0, 8));
}

/** Whether a text is a time of birth: month and day, or hour and minute, may be zeros where nobody knows them. */
export function isClaimBirth(value: string): boolean {
  if (/^(19|20)\d{2}0{8}$/.test(value)) return true;
  return isClaimTime(value);
}
