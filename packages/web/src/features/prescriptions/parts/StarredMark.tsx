import { useTranslation } from 'react-i18next';

/** The star of a drug that needs a consultation. */
export function StarredMark() {
  const { t } = useTranslation('prescriptions');
  return (
    <span role="img" aria-label={t('starred')} title={t('starred')}>
      {' '}
      ★
    </span>
  );
}
