import { tenKhongDau } from '@sen/domain/names/key';
import { cleanLine } from '@sen/domain/names/typed';
import { ownField } from '@sen/domain/records/ownField';

const zone = 'Asia/Ho_Chi_Minh';
const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** Words for a day, without accents, and how many days from today it is. */
const dayWords: Readonly<Record<string, number>> = {
  'hom nay': 0,
  today: 0,
  'hom qua': -1,
  yesterday: -1,
  'ngay mai': 1,
  tomorrow: 1,
};

/** A year of two digits is at most so many years ahead: '30' in 2026 is 2030, '85' is 1985. */
const yearsAhead = 20;

/**
 * The day a person typed as DD/MM/YYYY, DDMMYYYY, D/M/YYYY, with a year of two digits, or as 'hôm nay', as YYYY-MM-DD; null when it is none. `latest`
 * (YYYY-MM-DD): a year of two digits goes no further, as that of a birth.
 */
export function parseDateText(text: string, latest?: string): string | null {
  const typed = cleanLine(text);
  const days = ownField(dayWords, tenKhongDau(typed));
  if (days !== undefined) return dayPlus(today(), days);
  const found =
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(typed);
  if (!found) return null;
  const [, d = '', m = '', typedYear = ''] = found;
  const most = latest ? Number(latest.slice(0, 4)) : Number(today().slice(0, 4)) + yearsAhead;
  const near = 2000 + Number(typedYear);
  const year = typedYear.length === 4 ? typedYear : String(near > most ? near - 100 : near);
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

/** Whether a value is a day, YYYY-MM-DD, and not what somebody is still typing. */
export function isDay(value: string | null | undefined): value is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');
}

/** Whether a text is the ISO text of an instant, and not what somebody is still typing. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(text);
}

/** The day of an instant in Vietnam, YYYY-MM-DD. */
export function dayOf(instant: string): string {
  return day.format(new Date(instant));
}

/** A day as people read it, '07/03/1980'; '--/--/----' when there is none. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '--/--/----';
  const iso = value.length > 10 ? dayOf(value) : value;
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
