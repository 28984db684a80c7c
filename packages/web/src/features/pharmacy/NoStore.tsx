import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/states.tsx';

const accounts = '/quan-tri-he-thong/tai-khoan';

/** Who works at no store, or at one where the profile hands nothing out, reads who can change that; who can is led there. */
export function NoStore({ worksAt = null }: { worksAt?: string | null }) {
  const { t } = useTranslation('pharmacy');
  const { permissions } = useSession();
  const isNarrow = useLocation().pathname.startsWith('/m/');
  const mayAssign = permissions.has('QUAN_TRI');
  return (
    <EmptyState
      text={
        worksAt ? t('noStore.right', { store: worksAt }) : t(mayAssign ? 'noStore.assign' : 'noStore.ask')
      }
    >
      {mayAssign ? (
        <Link to={isNarrow ? narrowPath(accounts) : accounts}>{t('noStore.accounts')}</Link>
      ) : null}
    </EmptyState>
  );
}
