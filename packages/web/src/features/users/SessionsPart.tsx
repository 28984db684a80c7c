import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { allows } from '../../ui/acts.ts';
import { typingRest } from '../../ui/afterTyping.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ArrowLeftIcon, SearchIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useFocusKept } from '../../ui/useFocusKept.ts';
import { deviceText } from './deviceText.ts';
import { SessionLines, SessionTag } from './parts/SessionLines.tsx';
import { useEndSession } from './useEndSession.ts';
import { SessionListDocument, type SessionRowFragment } from './users.auth.gen.ts';
import { userModules } from './useUsers.ts';

const pageSize = 50;

/** All sessions of the house: who works where, on what, since when. */
export function SessionsPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const narrow = useLocation().pathname.startsWith('/m/');
  const [search, setSearch] = useState('');
  const [ended, setEnded] = useState(false);
  const [page, setPage] = useState(1);
  const keyword = useDebounced(search, typingRest);
  const field = useRef<HTMLInputElement>(null);
  const end = useEndSession();
  const kept = useFocusKept<HTMLDivElement>();
  const { data, previousData, loading, error, refetch } = useQuery(SessionListDocument, {
    variables: { page, limit: pageSize, searchInput: { keyword, ended } },
    fetchPolicy: 'network-only',
  });
  useEvents(userModules, () => void refetch());
  useHotkeys([
    { keys: 'F3', label: t('toSearch'), run: () => field.current?.focus() },
    { keys: 'Escape', label: t('back', { ns: 'common' }), run: onBack },
  ]);
  const grid = useOwnPages('sessions', { page, pageSize, onPage: setPage });
  const shown = (data ?? previousData)?.sessionsPagination;
  const rows = shown?.data ?? [];
  const total = shown?.totalRows ?? 0;
  const base = narrow ? narrowPath('/quan-tri-he-thong/tai-khoan') : '/quan-tri-he-thong/tai-khoan';
  const empty = (
    <EmptyState
      text={t('noSessions')}
      search={{
        text: search,
        onClear: () => {
          setPage(1);
          setSearch('');
        },
      }}
    />
  );
  const columns: ReadonlyArray<GridColumn<SessionRowFragment>> = [
    {
      key: 'who',
      label: t('account'),
      width: 240,
      grow: true,
      render: (one) => (
        <Link to={`${base}/${one.account_Id}`}>
          {[one.username, one.TenNhanVien].filter(Boolean).join(' – ')}
        </Link>
      ),
    },
    { key: 'state', label: t('stateTitle'), render: (one) => <SessionTag session={one} /> },
    { key: 'node', label: t('place'), render: (one) => one.node?.name ?? '–' },
    {
      key: 'device',
      label: t('device'),
      render: (one) => deviceText(one.userAgent) ?? t('unknownDevice'),
    },
    { key: 'ip', label: t('address'), render: (one) => one.ip ?? '–' },
    { key: 'since', label: t('since'), render: (one) => formatDateTime(one.NgayTao), kind: 'moment' },
    { key: 'seen', label: t('lastSeen'), render: (one) => formatDateTime(one.seenAt), kind: 'moment' },
    {
      key: 'end',
      label: t('endSession'),
      render: (one) =>
        allows(one, 'thuHoi') ? (
          <Button size="small" danger onClick={() => end(one)}>
            {t('endSession')}
          </Button>
        ) : null,
    },
  ];
  return (
    <div className="sessions-part">
      <header>
        <Button
          type="text"
          icon={<ArrowLeftIcon />}
          aria-label={t('back', { ns: 'common' })}
          onClick={onBack}
        />
        <h1>{t('sessions')}</h1>
        <Input
          ref={field}
          allowClear
          prefix={<SearchIcon />}
          value={search}
          placeholder={t('searchSessions')}
          aria-label={t('searchSessions')}
          onChange={(event) => {
            setPage(1);
            setSearch(event.target.value);
          }}
        />
        <Checkbox
          checked={ended}
          onChange={(event) => {
            setPage(1);
            setEnded(event.target.checked);
          }}
        >
          {t('endedToo')}
        </Checkbox>
      </header>
      {error && !shown ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : narrow ? (
        <div className="sessions-narrow" aria-busy={loading}>
          <SessionLines rows={rows} named onEnd={end} />
          {shown && rows.length === 0 ? empty : null}
          {page > 1 ? (
            <Button block onClick={() => setPage(page - 1)}>
              {t('previousPage', { ns: 'common' })}
            </Button>
          ) : null}
          {page * pageSize < total ? (
            <Button block onClick={() => setPage(page + 1)}>
              {t('nextPage', { ns: 'common' })}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className="users-kept" ref={kept}>
          <Grid
            plain
            fixedPages
            grid={grid}
            label={t('sessions')}
            columns={columns}
            rows={rows}
            rowKey={(one) => one._id}
            rowName={(one) => one.username}
            total={total}
            totalText={t('sessionCount', { count: total })}
            loading={loading && !shown}
            empty={empty}
          />
        </div>
      )}
    </div>
  );
}
