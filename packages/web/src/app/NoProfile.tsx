import { useTranslation } from 'react-i18next';
import { useSignOut } from '../session/useSignOut.ts';

/** The account holds no profile that may be used: nothing can be opened, but signing out. */
export function NoProfile({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const signOut = useSignOut();
  return (
    <main className="notice">
      <h1>{t('noProfile')}</h1>
      <p>{t('noProfileHint')}</p>
      <p className="notice-acts">
        <button type="button" className="plain-button main" onClick={onRetry}>
          {t('common:retry')}
        </button>
        <button type="button" className="plain-button" onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </p>
    </main>
  );
}
