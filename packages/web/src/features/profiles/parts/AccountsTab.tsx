import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import { PartGrid } from '../../../ui/grid/LocalGrid.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { useProfilePath } from '../paths.ts';
import { ProfileAccountsDocument, type ProfileAccountsQuery } from '../profiles.auth.gen.ts';

type Holder = ProfileAccountsQuery['profileAccounts'][number];

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
    <PartGrid<Holder>
      name="profile-accounts"
      label={t('accounts')}
      rows={data?.profileAccounts ?? []}
      rowKey={(one) => one._id}
      rowName={(one) => one.username}
      loading={loading}
      empty={<EmptyState text={t('noAccounts')} />}
      columns={[
        {
          key: 'staff',
          label: t('staff'),
          width: 240,
          sortable: true,
          heading: true,
          value: (one) => one.TenNhanVien ?? null,
          render: (one) => (
            <>
              {one.TenNhanVien ?? '–'}{' '}
              {one.isLocked ? <span className="state-tag cancelled">{t('locked')}</span> : null}
            </>
          ),
        },
        {
          key: 'username',
          label: t('username'),
          sortable: true,
          value: (one) => one.username,
          render: (one) =>
            mayOpen(accountsPath) ? <Link to={`${base}/${one._id}`}>{one.username}</Link> : one.username,
        },
        {
          key: 'nodes',
          label: t('worksAt'),
          width: 240,
          grow: true,
          wraps: true,
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
