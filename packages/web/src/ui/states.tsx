import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../session/userMessage.ts';

/** Nothing to show, and what to do about it. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Something failed; the text says what, the button tries again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice" role="alert">
      <p className="notice-title">{userMessage(error)}</p>
      {onRetry ? (
        <p className="notice-acts">
          <button type="button" className="plain-button main" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** The profile does not open this. */
export function NoPermission() {
  const { t } = useTranslation();
  return (
    <div className="notice">
      <h1>{t('noPermission')}</h1>
      <p>{t('noPermissionHint')}</p>
    </div>
  );
}
