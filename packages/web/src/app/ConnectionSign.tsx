import { useTranslation } from 'react-i18next';
import { useOnline, useSwitching } from '../session/connection.ts';

/** A dot that says whether the server is reached; words when it is not. */
export function ConnectionSign() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const switching = useSwitching();
  const hint = switching ? t('switchingHint') : t('offlineHint');
  return (
    <span
      className={online ? 'connection' : 'connection lost'}
      role="status"
      title={online ? t('online') : hint}
    >
      <span className="dot" aria-hidden="true" />
      <span className={online ? 'visually-hidden' : ''}>
        {online ? t('online') : t(switching ? 'switching' : 'offline')}
      </span>
    </span>
  );
}
