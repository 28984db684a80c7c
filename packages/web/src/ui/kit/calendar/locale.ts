import { GregorianCalendar } from '@internationalized/date';
import { currentLanguage } from '../../../session/i18n.ts';

/** How calendars of the language in use name days, and where they begin. */
export function calendarLocale() {
  return {
    locale: currentLanguage() === 'vi' ? 'vi-VN' : 'en-GB',
    firstDayOfWeek: 'mon' as const,
    createCalendar: () => new GregorianCalendar(),
  };
}
