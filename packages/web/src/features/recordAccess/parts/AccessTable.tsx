import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime } from '../../../ui/dateText.ts';
import { type Column, Table } from '../../../ui/kit/Table.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { AccessLineFragment } from '../recordAccess.main.gen.ts';
import type { AccessLog } from '../useAccessLog.ts';

const pageSize = 50;

/** The lines: who, when, what, from where, and why. */
export function AccessTable({ log, narrow }: { log: AccessLog; narrow: boolean }) {
  const { t } = useTranslation('recordAccess');
  const columns: ReadonlyArray<Column<AccessLineFragment>> = [
    {
      key: 'at',
      title: t('when'),
      render: ({ at, denLuc, soLan }) =>
        soLan > 1 ? `${formatDateTime(at)} – ${formatTime(denLuc)} (${soLan})` : formatDateTime(at),
    },
    {
      key: 'who',
      title: t('who'),
      render: ({ TenNhanVien, username }) => (
        <>
          {TenNhanVien ?? username} {TenNhanVien ? <span className="soft">{username}</span> : null}
        </>
      ),
    },
    {
      key: 'what',
      title: t('what'),
      render: ({ loai, hoSo }) => (
        <>
          <StateTag state={loai}>{t(`use.${loai}`)}</StateTag> {hoSo || t('inList')}
        </>
      ),
    },
    {
      key: 'where',
      title: t('where'),
      render: ({ noiLamViec, ip }) => (
        <>
          {noiLamViec ?? '–'} <span className="soft">{ip}</span>
        </>
      ),
    },
    {
      key: 'why',
      title: t('why'),
      render: ({ canCus, lyDos }) => (
        <>
          {canCus.length === 0 ? t('grounds.CoSo') : canCus.map((one) => t(`grounds.${one}`)).join(', ')}
          {lyDos.map((one) => (
            <div key={one} className="access-reason">
              {one}
            </div>
          ))}
        </>
      ),
    },
  ];
  return (
    <>
      <Table
        label={t('title')}
        columns={columns}
        rows={log.rows}
        rowKey={(row) => row._id}
        loading={log.loading}
        empty={t('empty')}
        pageSize={pageSize}
        cards={narrow}
      />
      {log.more ? <p className="soft access-more">{t('onlyNewest', { count: log.rows.length })}</p> : null}
    </>
  );
}
