import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states.tsx';
import { WorkElsewhere } from '../../../ui/WorkElsewhere.tsx';
import { WorkList } from '../../../ui/WorkList.tsx';
import { WorkScreen } from '../../../ui/WorkScreen.tsx';
import { QueueBar } from '../../queues/QueueBar.tsx';
import { SessionWork } from '../SessionWork.tsx';
import type { ExamDesk } from '../useExamDesk.ts';
import { examTabs } from '../useExamList.ts';
import { ExamRowLine } from './ExamRowLine.tsx';
import { WaitingPart } from './WaitingPart.tsx';
import '../examination.css';

// fetched with the first search
const OtherDays = lazy(() => import('./OtherDays.tsx'));

const examKinds = ['KhamBenh'] as const;

type ListProps = { desk: ExamDesk; onScan?: (text: string) => void; children?: ReactNode };

/** The room's list with its queue; `children` are further acts above it. */
export function ExamList({ desk, onScan, children }: ListProps) {
  const { t } = useTranslation(['examination', 'queues']);
  const { list } = desk;
  return (
    <WorkList
      label={t('list')}
      rows={list.rows}
      rowKey={(row) => row.DichVuYeuCau_Id}
      render={(row) => (
        <ExamRowLine row={row} isOver={list.tab === 'DaKham'} unsent={desk.unsentOf(row.KhamBenh_Id)} />
      )}
      selected={
        desk.waiting?.DichVuYeuCau_Id ??
        list.rows.find((row) => row.KhamBenh_Id === desk.exam.session?._id)?.DichVuYeuCau_Id ??
        null
      }
      onOpen={(row) => void desk.open(row)}
      search={list.search}
      onSearch={list.setSearch}
      searchHint={t('searchHint')}
      {...(onScan ? { onScan } : {})}
      tabs={examTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
      tab={list.tab}
      onTab={list.setTab}
      actions={
        <>
          {children}
          <QueueBar
            queue={desk.queue}
            onArrived={(ticket) => ticket.source_Id && void desk.begin(ticket.source_Id)}
            since={list.isToday && list.tab !== 'DaKham' ? list.rows.map((row) => row.DangCho) : []}
            onClosed={list.refetch}
          />
          <WorkElsewhere kinds={examKinds} />
          {list.keyword && desk.queue.of.idNode ? (
            <Suspense fallback={null}>
              <OtherDays
                idRoom={desk.queue.of.idNode}
                keyword={list.keyword}
                shown={list.rows.map((row) => row.KhamBenh_Id)}
                onOpen={(id) => void desk.load(id)}
              />
            </Suspense>
          ) : null}
        </>
      }
      onMore={list.onMore}
      loading={list.loading}
      error={list.error}
      onRetry={list.refetch}
      empty={t('empty')}
    />
  );
}

/** Who waits, or the open session, beside the list. */
export function ExamDeskWork({ desk, list }: { desk: ExamDesk; list: ReactNode }) {
  const { t } = useTranslation('examination');
  const { exam, waiting, narrowOpen, setNarrowOpen } = desk;
  if (waiting) {
    return (
      <WaitingPart
        key={waiting.DichVuYeuCau_Id}
        row={waiting}
        list={list}
        busy={exam.busy}
        isAbsent={desk.list.tab === 'KhongDen'}
        absence={desk.absence}
        open={narrowOpen}
        onBegin={() => void desk.begin(waiting.DichVuYeuCau_Id)}
        onBack={() => setNarrowOpen(false)}
      />
    );
  }
  if (!exam.session) {
    return (
      <WorkScreen
        name="examination"
        list={list}
        task={<EmptyState text={t('choose')} />}
        open={false} // on a phone the list is there again when the session was removed
        onBack={() => setNarrowOpen(false)}
      />
    );
  }
  return (
    <>
      <SessionWork
        key={exam.session._id}
        exam={exam}
        session={exam.session}
        list={list}
        isBegun={exam.session._id === desk.begunId}
        onListChanged={desk.list.refetch}
        onUnsent={desk.setUnsent}
        open={narrowOpen}
        onBack={() => setNarrowOpen(false)}
      />
      {exam.reasonsDialog}
    </>
  );
}
