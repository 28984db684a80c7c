import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime } from '../../../ui/dateText.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { LocalGrid } from '../../../ui/grid/LocalGrid.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { AccessLineFragment } from '../recordAccess.main.gen.ts';
import type { AccessLog } from '../useAccessLog.ts';

/** The lines: who, when, what, from where, and why. */
export function AccessTable({ log }: { log: AccessLog }) {
  const { t } = useTranslation('recordAccess');
  const whoOf = ({ TenNhanVien, username }: AccessLineFragment) => TenNhanVien ?? username ?? '';
  const whatOf = ({ loai, hoSo }: AccessLineFragment) => `${t(`use.${loai}`)} ${hoSo || t('inList')}`;
  const whyOf = ({ canCus }: AccessLineFragment) =>
    canCus.length === 0 ? t('grounds.CoSo') : canCus.map((one) => t(`grounds.${one}`)).join(', ');
  const columns: ReadonlyArray<GridColumn<AccessLineFragment>> = [
    {
      key: 'at',
      label: t('when'),
      kind: 'moment',
      width: 190,
      sortable: true,
      value: ({ at }) => at,
      render: ({ at, denLuc, soLan }) =>
        soLan > 1 ? `${formatDateTime(at)} – ${formatTime(denLuc)} (${soLan})` : formatDateTime(at),
    },
    {
      key: 'who',
      label: t('who'),
      width: 220,
      sortable: true,
      filter: { kind: 'contains' },
      value: (row) => `${whoOf(row)} ${row.username}`,
      render: (row) => (
        <>
          {whoOf(row)} {row.TenNhanVien ? <span className="soft">{row.username}</span> : null}
        </>
      ),
    },
    {
      key: 'what',
      label: t('what'),
      width: 230,
      sortable: true,
      filter: { kind: 'contains' },
      value: whatOf,
      render: ({ loai, hoSo }) => (
        <>
          <StateTag state={loai}>{t(`use.${loai}`)}</StateTag> {hoSo || t('inList')}
        </>
      ),
    },
    {
      key: 'where',
      label: t('where'),
      width: 220,
      sortable: true,
      filter: { kind: 'contains' },
      value: ({ noiLamViec, ip }) => `${noiLamViec ?? ''} ${ip ?? ''}`,
      render: ({ noiLamViec, ip }) => (
        <>
          {noiLamViec ?? '–'} <span className="soft">{ip}</span>
        </>
      ),
    },
    {
      key: 'why',
      label: t('why'),
      width: 200,
      grow: true,
      filter: { kind: 'contains' },
      value: (row) => [whyOf(row), ...row.lyDos].join(' '),
      render: (row) => (
        <>
          {whyOf(row)}
          {row.lyDos.map((one) => (
            <div key={one} className="access-reason" title={one}>
              {one}
            </div>
          ))}
        </>
      ),
    },
  ];
  return (
    <>
      <LocalGrid<AccessLineFragment>
        name="recordAccess"
        label={t('title')}
        columns={columns}
        rows={log.rows}
        rowKey={idOf}
        rowName={whoOf}
        loading={log.loading}
        empty={t('empty')}
      />
      {log.more ? <p className="soft access-more">{t('onlyNewest', { count: log.rows.length })}</p> : null}
    </>
  );
}

function idOf({ _id }: AccessLineFragment): string {
  return _id;
}
