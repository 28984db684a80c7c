import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { useSession } from '../../session/useSession.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { LocalGrid } from '../../ui/grid/LocalGrid.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { LinesDialog } from './LinesDialog.tsx';
import { type Commission, type Due, useCommission } from './useCommission.ts';
import './commission.css';

/** /hoa-hong: what staff are due of what was performed; each person opens to the performances. */
export default function CommissionScreen() {
  const { permissions, nodeId } = useSession();
  return permissions.has('HOA_HONG_XEM') && nodeId ? <Figures key={nodeId} /> : <NoPermission />;
}

function Figures() {
  const { t } = useTranslation('commission');
  const state = useCommission();
  const [open, setOpen] = useState<Due | null>(null);
  const { found } = state;
  return (
    <ListScreen className="commission" title={t('title')} choices={<Choices state={state} />}>
      {found?.conNua ? <Alert type="warning" title={t('tooMany')} /> : null}
      {found && found.soLuot > 0 ? (
        <p className="commission-sums" role="status">
          {t('counted', { count: found.soLuot })} <Money value={found.ThanhTien} strong /> · {t('performing')}{' '}
          <Money value={found.PhanThucHien} strong /> · {t('ordering')} <Money value={found.HoaHong} strong />
          {Number(found.khongChia) > 0 ? (
            <>
              {' '}
              · {t('nobodys')} <Money value={found.khongChia} strong />
            </>
          ) : null}
        </p>
      ) : null}
      <p className="soft commission-sums">{t('rule')}</p>
      <LocalGrid<Due>
        plain
        bare
        name="commission"
        label={t('title')}
        columns={columnsOf(t, found?.dongs.length ?? 0)}
        rows={found?.dongs ?? []}
        rowKey={(row) => row.NhanVien_Id}
        rowName={nameOf}
        loading={state.loading}
        error={state.error}
        onRetry={state.refetch}
        onOpen={setOpen}
        empty={<EmptyState text={t('none')} />}
      />
      {open ? (
        <LinesDialog
          input={state.input}
          person={open.NhanVien_Id}
          name={nameOf(open)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </ListScreen>
  );
}

const nameOf = ({ NhanVien, NhanVien_Id }: Due) => NhanVien?.ten ?? NhanVien_Id;

function Choices({ state }: { state: Commission }) {
  const { t } = useTranslation('commission');
  const { chosen, choose, found } = state;
  return (
    <>
      <DateRange value={state.range} onChange={state.setRange} />
      <div className="list-screen-choice">
        <RefPicker
          to="Node"
          value={chosen.room}
          onChange={(room) => choose({ room })}
          filter={(entry) => entry['category'] === 'ROOM'}
          placeholder={t('room')}
          aria-label={t('room')}
        />
      </div>
      <div className="list-screen-choice">
        <RefPicker
          to="NhanVien"
          value={chosen.person}
          onChange={(person) => choose({ person })}
          placeholder={t('person')}
          aria-label={t('person')}
        />
      </div>
      <div className="list-screen-choice">
        <RefPicker
          to="DM_DichVu"
          value={chosen.service}
          onChange={(service) => choose({ service })}
          placeholder={t('service')}
          aria-label={t('service')}
        />
      </div>
      <Button icon={<DownloadIcon />} disabled={!found || found.dongs.length === 0} onClick={state.give}>
        Excel
      </Button>
    </>
  );
}

/** Sums stand below where there is something to add up. */
function columnsOf(t: TFunction<'commission'>, people: number): ReadonlyArray<GridColumn<Due>> {
  const money = (key: 'ThanhTien' | 'PhanThucHien' | 'HoaHong' | 'Tong', more: object = {}) => ({
    key,
    label: t(key),
    kind: 'money' as const,
    width: 150,
    sortable: true,
    render: (row: Due) => <Money value={row[key]} strong={key === 'Tong'} />,
    value: (row: Due) => Number(row[key]),
    ...more,
  });
  const count = (key: 'soThucHien' | 'soChiDinh') => ({
    key,
    label: t(key),
    kind: 'number' as const,
    width: 120,
    sortable: true,
    render: (row: Due) => row[key],
    value: (row: Due) => row[key],
  });
  return [
    {
      key: 'NhanVien',
      label: t('person'),
      width: 220,
      grow: true,
      heading: true,
      sortable: true,
      render: nameOf,
      value: nameOf,
    },
    count('soThucHien'),
    // several of a team took part in one performance: their amounts add up to more than was performed
    money('ThanhTien'),
    money('PhanThucHien', { total: people > 0 }),
    count('soChiDinh'),
    money('HoaHong', { total: people > 0 }),
    money('Tong', { total: people > 0 }),
  ];
}
