const zone = 'Asia/Ho_Chi_Minh';

/** The part of the day in Vietnam, by which people are greeted. */
export function partOfDay(now: Date): 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(now));
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 14) return 'noon';
  return hour >= 14 && hour < 18 ? 'afternoon' : 'evening';
}

/** The day in words: 'Thứ Hai, 23/11/2026'. */
export function dayLine(now: Date, language: 'vi' | 'en'): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone }).format(now);
  const weekday = new Intl.DateTimeFormat(language, { timeZone: zone, weekday: 'long' }).format(now);
  return `${weekday}, ${day}`;
}
