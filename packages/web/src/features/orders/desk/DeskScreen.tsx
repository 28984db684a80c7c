import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PatientBanner } from '../../../ui/PatientBanner.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { WorkList, type WorkTab } from '../../../ui/WorkList.tsx';
import { WorkScreen } from '../../../ui/WorkScreen.tsx';
import { QueueBar } from '../../queues/QueueBar.tsx';
import type { Desk } from './useDesk.ts';

type Row = { DichVuYeuCau_Id: string };
type Range = { from: string; to: string };
type Patient = Omit<ComponentProps<typeof PatientBanner>['patient'], 'diUng'> & {
  TienSuDiUng?: string | null;
};

type Props<R extends Row> = {
  /** The name that the widths of the panes are kept under. */
  name: string;
  label: string;
  searchHint: string;
  /** What an empty tab says. */
  empty: string;
  choose: string;
  desk: Desk;
  list: {
    rows: readonly R[];
    search: string;
    setSearch: (text: string) => void;
    tab: string;
    setTab: (tab: string) => void;
    range: Range;
    setRange: (range: Range) => void;
    loading: boolean;
    error?: unknown;
    refetch: () => void;
  };
  tabs: readonly WorkTab[];
  render: (row: R) => ReactNode;
  /** The slip that is open, as far as it is there. */
  slip: { error?: unknown; refetch: () => void; patient: Patient | null | undefined; task: ReactNode };
  context: ReactNode;
  actions: ReactNode;
};

/** The screen of a desk that performs orders: the room's slips by tab, its queue, the open slip with what is known beside it. */
export function DeskScreen<R extends Row>(props: Props<R>) {
  const { t } = useTranslation(['orders', 'common']);
  const { desk, list, slip } = props;
  return (
    <WorkScreen
      name={props.name}
      open={desk.id !== null}
      onBack={desk.close}
      list={
        <WorkList
          label={props.label}
          rows={list.rows}
          rowKey={(row) => row.DichVuYeuCau_Id}
          rowHeight={70}
          render={props.render}
          selected={desk.id}
          onOpen={(row) => desk.open(row.DichVuYeuCau_Id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={props.searchHint}
          onScan={desk.onScan}
          tabs={props.tabs}
          tab={list.tab}
          onTab={list.setTab}
          range={list.range}
          onRange={list.setRange}
          actions={
            <QueueBar
              queue={desk.queue}
              onCalled={(ticket) => (ticket.source_Id ? desk.open(ticket.source_Id) : undefined)}
            />
          }
          loading={list.loading}
          error={list.error}
          onRetry={list.refetch}
          empty={desk.nodeId ? props.empty : t('desk.noRoom')}
        />
      }
      banner={
        slip.patient ? <PatientBanner patient={{ ...slip.patient, diUng: slip.patient.TienSuDiUng }} /> : null
      }
      task={
        slip.task ??
        (slip.error ? (
          <ErrorState error={slip.error} onRetry={slip.refetch} />
        ) : desk.id ? (
          <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
        ) : (
          <EmptyState text={props.choose} />
        ))
      }
      context={props.context}
      actions={props.actions}
    />
  );
}
