import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import { Table } from '../../../ui/kit/Table.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { useProfilePath } from '../paths.ts';
import { ProfileAccountsDocument, type ProfileAccountsQuery } from '../profiles.auth.gen.ts';

const accountsPath = '/quan-tri-he-thong/tai-khoan';

/** Who holds a profile, and where they work in it, live; each leads to the account. */
export function AccountsTab({ idProfile }: { idProfile: string }) {
  const { t } = useTranslation('profiles');
  const { data, error, loading, refetch } = useQuery(ProfileAccountsDocument, {
    variables: { idProfile },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['TaiKhoan'], () => void refetch());
  const mayOpen = useMayOpen();
  const { narrow } = useProfilePath();
  const base = narrow ? narrowPath(accountsPath) : accountsPath;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Table<ProfileAccountsQuery['profileAccounts'][number]>
      label={t('accounts')}
      rows={data?.profileAccounts ?? []}
      rowKey={(one) => one._id}
      loading={loading}
      empty={t('noAccounts')}
      pageSize={50}
      columns={[
        {
          key: 'staff',
          title: t('staff'),
          render: (one) => (
            <>
              {one.TenNhanVien ?? '–'}{' '}
              {one.isLocked ? <span className="state-tag cancelled">{t('locked')}</span> : null}
            </>
          ),
        },
        {
          key: 'username',
          title: t('username'),
          render: (one) =>
            mayOpen(accountsPath) ? <Link to={`${base}/${one._id}`}>{one.username}</Link> : one.username,
        },
        {
          key: 'nodes',
          title: t('worksAt'),
          render: (one) =>
            one.nodes.length === 0 ? (
              <span className="soft">{t('worksAtAll')}</span>
            ) : (
              one.nodes.map((node) => node.name).join(', ')
            ),
        },
      ]}
    />
  );
}
