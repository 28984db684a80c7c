const zone = 'Asia/Ho_Chi_Minh';
const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** The day a person typed as DD/MM/YYYY, DDMMYYYY or D/M/YYYY, as YYYY-MM-DD; null when it is none. */
export function parseDateText(text: string): string | null {
  const found =
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ?? /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!found) return null;
  const [, d = '', m = '', year = ''] = found;
  const value = `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) ? value : null;
}

/**
 * The instant a person typed in Vietnam, as ISO text: a day and an hour, or the hour alone for `today` (YYYY-MM-DD). '08:15',
 * '0815', '8h15' and '21/11/2026 8:15' are read; null when it is none.
 */
export function parseDateTimeText(text: string, today: string): string | null {
  const found = /^(?:(\S+)\s+)?(\d{1,2})[:h.]?(\d{2})$/i.exec(text.trim());
  if (!found) return null;
  const [, typed, hour = '', minutes = ''] = found;
  const date = typed === undefined ? today : parseDateText(typed);
  if (date === null || Number(hour) > 23 || Number(minutes) > 59) return null;
  return new Date(`${date}T${hour.padStart(2, '0')}:${minutes}:00+07:00`).toISOString();
}

/** Whether a text is the ISO text of an instant, and not what somebody is still typing. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(text);
}

/** A day as people read it, '07/03/1980'; '--/--/----' when there is none. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '--/--/----';
  const iso = value.length > 10 ? day.format(new Date(value)) : value;
  const [y, m, d] = iso.split('-');
  return `${d}/${m}/${y}`;
}

/** An instant in Vietnam, '07/03/2026 08:15'; '--/--/----' when there is none. */
export function formatDateTime(value: string | Date | null | undefined): string {
  if (!value) return '--/--/----';
  const at = new Date(value);
  return `${formatDate(day.format(at))} ${clock.format(at)}`;
}

/** The hour of an instant in Vietnam, '08:15'. */
export function formatTime(value: string | Date | null | undefined): string {
  return value ? clock.format(new Date(value)) : '--:--';
}

/** Today in Vietnam, YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  return day.format(now);
}

/** A day so many days later, or earlier when negative. */
export function dayPlus(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
