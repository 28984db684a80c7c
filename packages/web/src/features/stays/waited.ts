import type { TFunction } from 'i18next';

/** '2 giờ 5 phút'. */
export function waited(minutes: number, t: TFunction): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? t('hoursMinutes', { hours, minutes: minutes % 60 }) : t('minutes', { minutes });
}
