import { giaoThucThietBi } from '@sen/domain/devices/link';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PartGrid } from '../../ui/grid/LocalGrid.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import type { DeviceLinkFragment } from './devices.main.gen.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkPage } from './LinkPage.tsx';
import { faultOf, LinkState, placeOf } from './linkWords.tsx';
import { useLinks } from './useLinks.ts';
import './devices.css';

const base = '/thiet-bi-ket-noi';

/** /thiet-bi-ket-noi: the analysers of the laboratory, how each stands and what it sent; one opens by its address. */
export default function DevicesScreen() {
  const { permissions } = useSession();
  return permissions.has('KET_QUA_THIET_BI') ? <Devices /> : <NoPermission />;
}

function Devices() {
  const { t } = useTranslation('devices');
  const { permissions } = useSession();
  const { message } = useNotices();
  const { childComponentPath: id } = useParams();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const { links, loading, error, refetch } = useLinks();
  const [shown, setShown] = useState<{ link: DeviceLinkFragment | null } | null>(null);
  const mayChange = permissions.has('THIET_BI_KET_NOI');
  const add = () => setShown({ link: null });
  useHotkeys([{ keys: 'F2', label: t('add'), run: add, disabled: !mayChange || id !== undefined }]);
  const go = (to: string) => void navigate(narrow ? narrowPath(to) : to);
  const open = links.find((link) => link._id === id) ?? null;
  const dialog = shown ? (
    <LinkDialog
      link={shown.link}
      onClose={() => setShown(null)}
      onDone={(link) => {
        message.success(t('saved', { name: link.ThietBi?.ten ?? '' }));
        setShown(null);
        refetch();
      }}
    />
  ) : null;
  if (id && open)
    return (
      <>
        <LinkPage
          key={open._id}
          link={open}
          onBack={() => go(base)}
          onChange={mayChange ? () => setShown({ link: open }) : null}
        />
        {dialog}
      </>
    );
  return (
    <ListScreen
      title={t('title')}
      choices={
        mayChange ? (
          <Button type="primary" icon={<PlusIcon />} onClick={add}>
            {t('add')} <kbd>F2</kbd>
          </Button>
        ) : null
      }
    >
      {id && !loading ? <p role="status">{t('gone')}</p> : null}
      <PartGrid<DeviceLinkFragment>
        name="devices"
        label={t('title')}
        columns={columnsOf(t)}
        rows={links}
        rowKey={(row) => row._id}
        rowName={(row) => row.ThietBi?.ten ?? ''}
        loading={loading}
        error={error}
        onRetry={refetch}
        onOpen={(row) => go(`${base}/${row._id}`)}
        empty={<EmptyState text={t('none')} />}
      />
      {dialog}
    </ListScreen>
  );
}

function columnsOf(t: TFunction<'devices'>): ReadonlyArray<GridColumn<DeviceLinkFragment>> {
  return [
    {
      key: 'ThietBi',
      label: t('device'),
      width: 220,
      grow: true,
      heading: true,
      render: (row) => row.ThietBi?.ten,
    },
    {
      key: 'TrangThai',
      label: t('state'),
      width: 190,
      wraps: true,
      render: (row) => (
        <>
          <LinkState link={row} />
          {faultOf(row) ? <small className="device-fault">{faultOf(row)}</small> : null}
        </>
      ),
    },
    {
      key: 'GiaoThuc',
      label: t('protocol'),
      width: 170,
      wraps: true,
      render: (row) => `${giaoThucThietBi[row.GiaoThuc][currentLanguage()]} ${placeOf(row)}`,
    },
    { key: 'NoiThucHien', label: t('lab'), width: 150, wraps: true, render: (row) => row.NoiThucHien?.ten },
    {
      key: 'TinCuoiLuc',
      label: t('lastMessage'),
      kind: 'moment',
      render: (row) => (row.TinCuoiLuc ? formatDateTime(row.TinCuoiLuc) : t('never')),
    },
    {
      key: 'ketQuaHomNay',
      label: t('resultsToday'),
      kind: 'number',
      width: 140,
      render: (row) => row.ketQuaHomNay,
    },
    { key: 'hongHomNay', label: t('brokenToday'), kind: 'number', render: (row) => row.hongHomNay || '' },
    {
      key: 'choGhep',
      label: t('waiting'),
      kind: 'number',
      render: (row) => (row.choGhep > 0 ? <strong>{row.choGhep}</strong> : ''),
    },
    {
      key: 'choXem',
      label: t('toSee'),
      kind: 'number',
      render: (row) => (row.choXem > 0 ? <strong>{row.choXem}</strong> : ''),
    },
  ];
}
