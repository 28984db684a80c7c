import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNarrow } from '../../catalogue/page/useNarrow.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { Entry } from '../../ui/entry.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import type { Given } from './parts/PasswordOnce.tsx';
import { UserListDocument, type UserRowFragment } from './users.auth.gen.ts';
import { userModules } from './useUsers.ts';

const MakeAccount = lazy(() => import('./MakeAccount.tsx'));
const accountsPath = '/quan-tri-he-thong/tai-khoan';

/** The account of a member of staff, for those who administer accounts; others learn whom to ask. */
export function StaffAccount({ staff }: { staff: Entry }) {
  const { t } = useTranslation('staff');
  const { permissions } = useSession();
  return permissions.has('QUAN_TRI') ? (
    <Account staff={staff} />
  ) : (
    <p className="soft">{t('accountAdministrators')}</p>
  );
}

function Account({ staff }: { staff: Entry }) {
  const { t } = useTranslation('staff');
  const [making, setMaking] = useState(false);
  const code = String(staff['MaNhanVien'] ?? '');
  const { data, error, loading, refetch } = useQuery(UserListDocument, {
    variables: { page: 1, limit: 50, searchInput: { keyword: code, filter: 'ALL' } },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(userModules, () => void refetch());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const account = data?.usersPagination.data.find((one) => one.employee?._id === staff._id);
  if (!data && loading) return <p className="soft">{t('common:loading')}</p>;
  return (
    <>
      {account ? (
        <AccountLine account={account} />
      ) : (
        <>
          <p className="soft">{t('noAccount')}</p>
          <Button icon={<PlusIcon />} onClick={() => setMaking(true)}>
            {t('makeAccount')}
          </Button>
        </>
      )}
      {making ? (
        <Suspense fallback={null}>
          <MakeAccount
            staff={{ _id: staff._id, label: `${code} – ${String(staff['TenNhanVien'] ?? '')}` }}
            onMade={() => void refetch()}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function AccountLine({ account }: { account: UserRowFragment }) {
  const { t } = useTranslation('staff');
  const mayOpen = useMayOpen();
  const narrow = useNarrow();
  const path = `${narrow ? narrowPath(accountsPath) : accountsPath}/${account._id}`;
  return (
    <dl className="staff-account">
      <div>
        <dt>{t('username')}</dt>
        <dd>
          {mayOpen(accountsPath) ? <Link to={path}>{account.username}</Link> : account.username}{' '}
          <StateTag tone={account.isLocked ? 'cancelled' : account.isOnline ? 'done' : 'waiting'}>
            {t(account.isLocked ? 'locked' : account.isOnline ? 'online' : 'open')}
          </StateTag>
        </dd>
      </div>
      <div>
        <dt>{t('profiles')}</dt>
        <dd>{account.profiles.map(({ profile }) => profile.name).join(', ')}</dd>
      </div>
      <div>
        <dt>{t('lastSignIn')}</dt>
        <dd>{account.lastSignInAt ? formatDateTime(account.lastSignInAt) : t('never')}</dd>
      </div>
    </dl>
  );
}

export type MakeAccountProps = {
  staff: { _id: string; label: string };
  onMade: (given: Given) => void;
  onClose: () => void;
};
