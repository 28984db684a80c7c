import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { UserAddIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { BulkPart } from './bulk/BulkPart.tsx';
import { CreateUserDialog } from './parts/CreateUserDialog.tsx';
import { type Given, PasswordOnce } from './parts/PasswordOnce.tsx';
import { UserActs } from './parts/UserActs.tsx';
import { UserLine } from './parts/UserLine.tsx';
import { UserSessions } from './parts/UserSessions.tsx';
import { UserTask } from './parts/UserTask.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { UserOneDocument } from './users.auth.gen.ts';
import { useUserEdit } from './useUserEdit.ts';
import { pageSize, useAccessChoices, userFilters, userModules, useUsers } from './useUsers.ts';
import './users.css';

const path = '/quan-tri-he-thong/tai-khoan';
const sessionsPath = 'phien-dang-nhap';
const bulkPath = 'hang-loat';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** /quan-tri-he-thong/tai-khoan: the accounts and what they may do, and every session that is open. */
export default function UsersScreen() {
  const { permissions } = useSession();
  const { childComponentPath = '' } = useParams();
  const navigate = useNavigate();
  const base = useLocation().pathname.startsWith('/m/') ? narrowPath(path) : path;
  if (!permissions.has('QUAN_TRI')) return <NoPermission />;
  if (childComponentPath === sessionsPath) return <SessionsPart onBack={() => void navigate(base)} />;
  if (childComponentPath === bulkPath) return <BulkPart onBack={() => void navigate(base)} />;
  return (
    <Users
      id={uuid.test(childComponentPath) ? childComponentPath : null}
      onOpen={(child) => void navigate(child ? `${base}/${child}` : base)}
    />
  );
}

type UsersProps = { id: string | null; onOpen: (child: string | null) => void };

function Users({ id, onOpen }: UsersProps) {
  const { t } = useTranslation(['users', 'common']);
  const list = useUsers();
  const choices = useAccessChoices();
  const [creating, setCreating] = useState(false);
  const [given, setGiven] = useState<Given | null>(null);
  const { data, previousData, error, refetch } = useQuery(UserOneDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(userModules, () => id && void refetch());
  const found = (data ?? previousData)?.user;
  const user = found?._id === id ? found : null;
  const edit = useUserEdit(user);

  const step = (by: number) => {
    const at = list.rows.findIndex((row) => row._id === id);
    const row = list.rows[at < 0 ? 0 : at + by];
    if (row) onOpen(row._id);
  };
  useHotkeys([
    { keys: 'F2', label: t('create'), run: () => setCreating(true) },
    { keys: 'F4', label: t('createMany'), run: () => onOpen(bulkPath) },
    { keys: 'F8', label: t('sessions'), run: () => onOpen(sessionsPath) },
    { keys: 'Alt+ArrowDown', label: t('nextAccount'), run: () => step(1) },
    { keys: 'Alt+ArrowUp', label: t('previousAccount'), run: () => step(-1) },
  ]);
  const dialogs = (
    <>
      {creating ? (
        <CreateUserDialog
          choices={choices}
          onClose={() => setCreating(false)}
          onMade={(made, password) => {
            setCreating(false);
            setGiven(password);
            list.refetch();
            onOpen(made);
          }}
        />
      ) : null}
      {given ? <PasswordOnce given={given} onClose={() => setGiven(null)} /> : null}
    </>
  );
  const workList = (
    <WorkList
      label={t('list')}
      rows={list.rows}
      rowKey={(row) => row._id}
      rowHeight={70}
      render={(row) => <UserLine user={row} />}
      selected={id}
      onOpen={(row) => onOpen(row._id)}
      search={list.search}
      onSearch={list.setSearch}
      searchHint={t('searchHint')}
      tabs={userFilters.map((key) => ({
        key,
        label: t(`filter.${key}`),
        count: list.counts?.[key] ?? null,
      }))}
      tab={list.filter}
      onTab={list.setFilter}
      actions={
        <>
          <Button type="primary" icon={<UserAddIcon />} onClick={() => setCreating(true)}>
            {t('create')} <kbd>F2</kbd>
          </Button>
          <Button aria-label={t('createMany')} onClick={() => onOpen(bulkPath)}>
            {t('createManyShort')} <kbd>F4</kbd>
          </Button>
          <Button aria-label={t('sessions')} onClick={() => onOpen(sessionsPath)}>
            {t('sessionsShort')} <kbd>F8</kbd>
          </Button>
          <Select
            aria-label={t('byProfile')}
            placeholder={t('byProfile')}
            style={{ width: '100%' }}
            allowClear
            value={list.profile}
            options={choices.profiles.map((one) => ({ value: one._id, label: one.name }))}
            onChange={(profile: string | undefined) => list.setProfile(profile ?? null)}
          />
        </>
      }
      loading={list.loading}
      error={list.rows.length === 0 ? list.error : undefined}
      onRetry={list.refetch}
      empty={t('noAccounts')}
    />
  );
  const pages = Math.ceil(list.total / pageSize);
  const paged =
    pages > 1 ? (
      <div className="users-list">
        {workList}
        <nav className="users-pages" aria-label={t('pages', { ns: 'common' })}>
          <Button size="small" disabled={list.page === 1} onClick={() => list.setPage(list.page - 1)}>
            {t('previousPage', { ns: 'common' })}
          </Button>
          <span>{t('pageOf', { ns: 'common', page: list.page, pages })}</span>
          <Button size="small" disabled={list.page >= pages} onClick={() => list.setPage(list.page + 1)}>
            {t('nextPage', { ns: 'common' })}
          </Button>
        </nav>
      </div>
    ) : (
      workList
    );
  const opened = user && choices.ready ? user : null;
  return (
    <>
      <WorkScreen
        name="users"
        list={paged}
        open={id !== null}
        onBack={() => onOpen(null)}
        banner={
          opened ? <p className="user-banner">{opened.employee?.TenNhanVien ?? opened.username}</p> : null
        }
        task={
          opened ? (
            <UserTask key={opened._id} user={opened} edit={edit} choices={choices} />
          ) : error && id ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : id ? (
            <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
          ) : (
            <EmptyState text={t('choose')} />
          )
        }
        context={opened ? <UserSessions key={opened._id} idUser={opened._id} /> : null}
        actions={opened ? <UserActs key={opened._id} user={opened} edit={edit} onGiven={setGiven} /> : null}
      />
      {dialogs}
    </>
  );
}
