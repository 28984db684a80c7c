import { useTranslation } from 'react-i18next';
import './menuCount.css';

/** How many wait, beside the name of a screen; nothing while nobody does. */
export function MenuCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation('shell');
  if (!count) return null;
  return (
    <span className="menu-count" title={t('waitHere', { count })}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {t('waitHereWord')}</span>
    </span>
  );
}
