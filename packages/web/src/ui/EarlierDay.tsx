import { useTranslation } from 'react-i18next';
import { dayOf, formatDate, isDay, today } from './dateText.ts';
import { StateTag } from './StateTag.tsx';

/** Whether a day or an instant lies before today. */
export function isEarlier(since: string): boolean {
  return (isDay(since) ? since : dayOf(since)) < today();
}

/** Says of work that was left from an earlier day which one; nothing of today's. */
export function EarlierDay({ since }: { since: string }) {
  const { t } = useTranslation();
  if (!isEarlier(since)) return null;
  return <StateTag tone="waiting">{t('sinceDay', { day: formatDate(since).slice(0, 5) })}</StateTag>;
}
