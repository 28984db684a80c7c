import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useOnline } from '../session/connection.ts';
import { useUnsentSaves } from '../ui/recordForm/unsentSaves.ts';

/** Under the bar, as long as a save waits for the server: what to do, and the way to the forms that were left. */
export function UnsentLine() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const unsent = useUnsentSaves();
  const { pathname, search } = useLocation();
  if (unsent.length === 0) return null;
  const left = unsent.filter(({ address }) => address !== `${pathname}${search}`);
  return (
    <div className="unsent-line" role="alert">
      <span>{t(online ? 'unsentReachable' : 'unsent')}</span>
      {left.map(({ key, address }) => (
        <Link key={key} to={address}>
          {t('openUnsent')}
        </Link>
      ))}
    </div>
  );
}
