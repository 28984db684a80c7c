import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PatientBanner } from '../../../ui/PatientBanner.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { WorkElsewhere } from '../../../ui/WorkElsewhere.tsx';
import { WorkList } from '../../../ui/WorkList.tsx';
import { WorkScreen } from '../../../ui/WorkScreen.tsx';
import { QueueBar } from '../../queues/QueueBar.tsx';
import { DeskRooms } from './DeskRooms.tsx';
import type { DeskResult } from './resultKind.ts';
import type { Desk } from './useDesk.ts';

type Row = { DichVuYeuCau_Id: string; DangCho: string };

type Props<Tab extends string, R extends Row> = {
  desk: Desk<Tab, R>;
  render: (row: R) => ReactNode;
  /** What else there is to see of the room's work, below its queue. */
  views?: ReactNode;
  /** The slip that is open, as far as it is there. */
  slip: { error?: unknown; refetch: () => void; result: DeskResult | null };
  task: ReactNode;
  context: ReactNode;
  actions: ReactNode;
};

/** The screen of a desk that performs orders: the room's slips by tab, its queue, the open slip with what is known beside it. */
export function DeskScreen<Tab extends string, R extends Row>(props: Props<Tab, R>) {
  const { desk, slip, render } = props;
  const { list, of } = desk;
  const { t } = useTranslation([of.name, 'orders', 'common']);
  const patient = slip.result?.DichVuYeuCau.BenhNhan;
  return (
    <WorkScreen
      name={of.name}
      open={desk.id !== null}
      onBack={desk.close}
      list={
        <WorkList
          label={t('list')}
          rows={list.rows}
          rowKey={(row) => row.DichVuYeuCau_Id}
          rowHeight={70}
          render={render}
          selected={desk.id}
          onOpen={(row) => desk.open(row.DichVuYeuCau_Id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={t('searchHint')}
          onScan={desk.onScan}
          tabs={list.tabs.map(({ key, count }) => ({ key, count, label: t(`tab.${key}`) }))}
          tab={list.tab}
          onTab={list.setTab}
          range={list.range}
          onRange={list.setRange}
          actions={
            <>
              <QueueBar
                queue={desk.queue}
                onCalled={(ticket) => (ticket.source_Id ? desk.open(ticket.source_Id) : undefined)}
                since={list.isToday && list.tab !== 'DaTra' ? list.rows.map((row) => row.DangCho) : []}
                onClosed={list.refetch}
              />
              {props.views}
              <WorkElsewhere kinds={of.kinds} />
            </>
          }
          onMore={list.onMore}
          loading={list.loading}
          error={list.error}
          onRetry={list.refetch}
          emptyHint={<DeskRooms desk={of} />}
          empty={desk.nodeId ? t(`empty.${list.tab}`) : t('desk.noRoom', { ns: 'orders' })}
        />
      }
      banner={patient ? <PatientBanner patient={{ ...patient, diUng: patient.TienSuDiUng }} /> : null}
      task={
        props.task ??
        (slip.error ? (
          <ErrorState error={slip.error} onRetry={slip.refetch} />
        ) : desk.id ? (
          <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
        ) : (
          <EmptyState text={t('choose')} />
        ))
      }
      context={props.context}
      actions={props.actions}
    />
  );
}
