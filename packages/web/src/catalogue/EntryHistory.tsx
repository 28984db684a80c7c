import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { logPath, recordLogPath } from '../features/auditLog/filter.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { userMessage } from '../session/userMessage.ts';
import { useSession } from '../session/useSession.ts';
import { formatDateTime } from '../ui/dateText.ts';
import { Button } from '../ui/kit/Button.tsx';
import { CatalogueHistoryDocument } from './history.main.gen.ts';

/** Who changed an entry and when, asked for when somebody wants to know. */
export function EntryHistory({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation('catalogue');
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  const [ask, { data, loading, error }] = useLazyQuery(CatalogueHistoryDocument, {
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return (
      <>
        <Button type="link" loading={loading} onClick={() => void ask({ variables: { name, id } })}>
          {t('history')}
        </Button>
        {error && !loading ? <p role="alert">{userMessage(error)}</p> : null}
      </>
    );
  }
  const changes = data.lichSuDanhMuc;
  if (changes.length === 0) return <p className="soft">{t('noHistory')}</p>;
  return (
    <>
      <ol className="entry-history">
        {changes.map((change) => (
          <li key={change.at}>
            {`${formatDateTime(change.at)} · ${change.user ?? ''} · ${t(`action.${change.action}`)}`}
          </li>
        ))}
      </ol>
      {permissions.has('NHAT_KY_XEM') && mayOpen(logPath) ? (
        <Link to={`${base}${recordLogPath(name, id, changes.at(-1)?.at ?? null)}`}>{t('inLog')}</Link>
      ) : null}
    </>
  );
}
