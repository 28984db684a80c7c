import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

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
  useEffect(() => {
    if (!outdated) return;
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < oncePerMs) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
  }, [outdated]);
  return (
    <main id="screen" tabIndex={-1}>
      <Result
        status="warning"
        title={t(outdated ? 'screenOutdated' : 'screenFailed')}
        subTitle={t('screenFailedHint')}
        extra={[
          <Button key="reload" type="primary" onClick={() => location.reload()}>
            {t('reload')}
          </Button>,
          <Button key="home" href="/his/trang-chu">
            {t('goHome')}
          </Button>,
        ]}
      />
    </main>
  );
}
