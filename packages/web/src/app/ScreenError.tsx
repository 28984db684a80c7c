import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useOnline } from '../session/connection.ts';

const reloadedKey = 'reloadedForUpdate';
/** A second failure within this time is not an update: reloading again would not help. */
const oncePerMs = 60_000;

/** A part of the program could not be fetched: after an update of Sen its files have other names. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|Failed to fetch/i.test(error.message)
  );
}

/** A screen failed while it was drawn. What was typed is kept on the device; after an update of Sen the page loads itself anew. */
export function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const outdated = isOutdated(error);
  const online = useOnline();
  useEffect(() => {
    if (!outdated || !online) return; // without the server nothing would come
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < oncePerMs) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
  }, [outdated, online]);
  return (
    <main id="screen" tabIndex={-1} className="notice" role="alert">
      <h1>{t(outdated ? 'screenOutdated' : 'screenFailed')}</h1>
      <p>{t('screenFailedHint')}</p>
      <p className="notice-acts">
        <button type="button" className="plain-button main" onClick={() => location.reload()}>
          {t('reload')}
        </button>
        <a className="plain-button" href="/his/trang-chu">
          {t('goHome')}
        </a>
      </p>
    </main>
  );
}
