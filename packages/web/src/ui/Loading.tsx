import { useTranslation } from 'react-i18next';

/** A quiet sign that something is being fetched; it appears only after a moment. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <div className="sen-loading" role="status">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
