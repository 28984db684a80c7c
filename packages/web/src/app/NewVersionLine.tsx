import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../session/connection.ts';
import { settle } from '../session/leaving.ts';
import { hasNewVersion } from './offline.ts';

const everyMs = 15 * 60_000;

/** One line when the server has a newer Sen than this page: it is loaded when the person says so, and what is typed is kept. */
export function NewVersionLine() {
  const { t } = useTranslation();
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    const look = () => void hasNewVersion().then((found) => found && setNewer(true));
    const seen = () => document.visibilityState === 'visible' && look();
    const timer = setInterval(look, everyMs);
    // an update restarts the server, which this page sees as a break
    const forget = onReconnect(look);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      forget();
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  if (!newer) return null;
  return (
    <div className="new-version" role="status">
      <span>{t('newVersion')}</span>
      <button
        type="button"
        className="plain-button main"
        onClick={() => void settle().then(() => location.reload())}
      >
        {t('reload')}
      </button>
      <button type="button" className="bar-button" aria-label={t('close')} onClick={() => setNewer(false)}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
