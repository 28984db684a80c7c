import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../session/userMessage.ts';
import { EmptyIcon, type Icon, RefusedIcon, WarningIcon } from './icons.tsx';

/** What a list is searched for, and what takes it away. */
export type Searched = { text: string; onClear: () => void };
type EmptyProps = { text: string; picture?: Icon; search?: Searched; children?: ReactNode };

/** Nothing to show, and what to do about it: `children` are the next step. A list that is searched says what was not found instead. */
export function EmptyState({ text, picture: Picture = EmptyIcon, search, children }: EmptyProps) {
  const { t } = useTranslation();
  const words = search?.text.trim() ?? '';
  return (
    <div className="empty-state">
      <span className="state-picture">
        <Picture />
      </span>
      <p>{words === '' ? text : t('nothingFoundFor', { words })}</p>
      {words === '' ? null : (
        <button type="button" className="plain-button" onClick={search?.onClear}>
          {t('clearSearch')}
        </button>
      )}
      {children}
    </div>
  );
}

/** Something failed; the text says what, the button tries again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice" role="alert">
      <span className="state-picture grave">
        <WarningIcon />
      </span>
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
      <span className="state-picture">
        <RefusedIcon />
      </span>
      <h1>{t('noPermission')}</h1>
      <p>{t('noPermissionHint')}</p>
    </div>
  );
}
