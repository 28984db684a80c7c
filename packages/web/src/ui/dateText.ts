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
