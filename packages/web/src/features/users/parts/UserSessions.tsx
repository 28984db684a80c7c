import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { useEndSession } from '../useEndSession.ts';
import { SessionListDocument } from '../users.auth.gen.ts';
import { userModules } from '../useUsers.ts';
import { SessionLines } from './SessionLines.tsx';

const shownMost = 50;

/** The open sessions of one account, live. */
export function UserSessions({ idUser }: { idUser: string }) {
  const { t } = useTranslation('users');
  const end = useEndSession();
  const { data, previousData, error, refetch } = useQuery(SessionListDocument, {
    variables: { page: 1, limit: shownMost, searchInput: { idUser } },
    fetchPolicy: 'network-only',
  });
  useEvents(userModules, () => void refetch());
  const page = (data ?? previousData)?.sessionsPagination;
  return (
    <section className="section">
      <h2>{t('openSessions', { count: page?.totalRows ?? 0 })}</h2>
      {error && !page ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {page?.totalRows === 0 ? <p className="soft">{t('noSessions')}</p> : null}
      <SessionLines rows={page?.data ?? []} onEnd={end} />
    </section>
  );
}
