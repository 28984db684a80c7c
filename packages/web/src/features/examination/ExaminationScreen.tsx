import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { EmptyState } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { QueueBar } from '../queues/QueueBar.tsx';
import { useQueue } from '../queues/useQueue.ts';
import { ExamRowLine } from './parts/ExamRowLine.tsx';
import { WaitingPart } from './parts/WaitingPart.tsx';
import { SessionWork } from './SessionWork.tsx';
import { useExam } from './useExam.ts';
import { type ExamRow, examTabs, useExamList } from './useExamList.ts';
import { useLinkedSession } from './useLinkedSession.ts';
import './examination.css';

/** Outpatient examination: the room's work list, one session with its orders and prescription, what is known of the patient. */
export default function ExaminationScreen() {
  const { t } = useTranslation(['examination', 'orders', 'prescriptions', 'queues']);
  const { modal } = useNotices();
  const { nodeId, nodes } = useSession();
  const list = useExamList(nodeId);
  const queue = useQueue('KhamBenh', nodeId, nodes.find((one) => one._id === nodeId)?.name ?? null);
  const exam = useExam(list.refetch);
  const asked = useRef(0);
  const [narrowOpen, setNarrowOpen] = useState(false);
  const [unsent, setUnsent] = useState(0);
  /** The session that was begun here last. */
  const [begunId, setBegunId] = useState<string | null>(null);
  const [waitingId, setWaitingId] = useState<string | null>(null);
  const waiting = list.rows.find((row) => row.DichVuYeuCau_Id === waitingId && row.KhamBenh_Id === null);
  /** Whether the session shown may be left: it is saved, and who leaves services unsent wants that. */
  const leave = async (): Promise<boolean> => {
    if (exam.dirty && !(await exam.save())) return false;
    if (unsent === 0) return true;
    return new Promise((answer) =>
      modal.confirm({
        title: t('leaveUnsent', { count: unsent }),
        content: t('leaveUnsentText'),
        okText: t('leaveAnyway'),
        onOk: () => answer(true),
        onCancel: () => answer(false),
      }),
    );
  };
  const show = async (act: () => Promise<unknown>) => {
    asked.current += 1;
    const mine = asked.current;
    if (!(await leave())) return;
    // another line was pressed while this chart was saved: that one is opened, and nothing is begun here
    if (mine !== asked.current) return;
    if (await act()) setNarrowOpen(true);
  };
  const load = (KhamBenh_Id: string) =>
    show(async () => {
      setWaitingId(null);
      return exam.load(KhamBenh_Id);
    });
  const begin = (DichVuYeuCau_Id: string) =>
    show(async () => {
      const begun = await exam.start(DichVuYeuCau_Id);
      if (begun) setWaitingId(null);
      setBegunId(begun?._id ?? null);
      return begun;
    });
  /** A press on a line opens; the examination of who waits is begun by its button. */
  const open = (row: ExamRow) =>
    row.KhamBenh_Id
      ? load(row.KhamBenh_Id)
      : show(async () => {
          exam.leave();
          setWaitingId(row.DichVuYeuCau_Id);
          return true;
        });
  useLinkedSession(load);
  const workList = (
    <WorkList
      label={t('list')}
      rows={list.rows}
      rowKey={(row) => row.DichVuYeuCau_Id}
      render={(row) => <ExamRowLine row={row} />}
      selected={
        waiting?.DichVuYeuCau_Id ??
        list.rows.find((row) => row.KhamBenh_Id === exam.session?._id)?.DichVuYeuCau_Id ??
        null
      }
      onOpen={(row) => void open(row)}
      search={list.search}
      onSearch={list.setSearch}
      tabs={examTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
      tab={list.tab}
      onTab={list.setTab}
      actions={
        <QueueBar queue={queue} onArrived={(ticket) => ticket.source_Id && void begin(ticket.source_Id)} />
      }
      loading={list.loading}
      error={list.error}
      onRetry={list.refetch}
      empty={t('empty')}
    />
  );
  if (waiting) {
    return (
      <WaitingPart
        key={waiting.DichVuYeuCau_Id}
        row={waiting}
        list={workList}
        busy={exam.busy}
        open={narrowOpen}
        onBegin={() => void begin(waiting.DichVuYeuCau_Id)}
        onBack={() => setNarrowOpen(false)}
      />
    );
  }
  if (!exam.session) {
    return (
      <WorkScreen
        name="examination"
        list={workList}
        task={<EmptyState text={t('choose')} />}
        open={false} // on a phone the list is there again when the session was removed
        onBack={() => setNarrowOpen(false)}
      />
    );
  }
  return (
    <SessionWork
      key={exam.session._id}
      exam={exam}
      session={exam.session}
      list={workList}
      isBegun={exam.session._id === begunId}
      onListChanged={list.refetch}
      onUnsent={setUnsent}
      open={narrowOpen}
      onBack={() => setNarrowOpen(false)}
    />
  );
}
