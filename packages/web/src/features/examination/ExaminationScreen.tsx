import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { QueueBar } from '../queues/QueueBar.tsx';
import { useQueue } from '../queues/useQueue.ts';
import { ExamRowLine } from './parts/ExamRowLine.tsx';
import { SessionWork } from './SessionWork.tsx';
import { useExam } from './useExam.ts';
import { type ExamRow, examTabs, useExamList } from './useExamList.ts';
import { useLinkedSession } from './useLinkedSession.ts';
import './examination.css';

/** Outpatient examination: the room's work list, one session with its orders and prescription, what is known of the patient. */
export default function ExaminationScreen() {
  const { t } = useTranslation(['examination', 'orders', 'prescriptions', 'queues']);
  const { nodeId, nodes } = useSession();
  const list = useExamList(nodeId);
  const queue = useQueue('KhamBenh', nodeId, nodes.find((one) => one._id === nodeId)?.name ?? null);
  const exam = useExam(list.refetch);
  const asked = useRef(0);
  const [narrowOpen, setNarrowOpen] = useState(false);
  const open = async (row: Pick<ExamRow, 'KhamBenh_Id' | 'DichVuYeuCau_Id'>) => {
    asked.current += 1;
    const mine = asked.current;
    if (exam.dirty && !(await exam.save())) return;
    // another line was pressed while this chart was saved: that one is opened, and nothing is begun here
    if (mine !== asked.current) return;
    const opened = row.KhamBenh_Id ? await exam.load(row.KhamBenh_Id) : await exam.start(row.DichVuYeuCau_Id);
    if (opened) setNarrowOpen(true);
  };
  useLinkedSession((KhamBenh_Id) => open({ KhamBenh_Id, DichVuYeuCau_Id: '' }));
  const workList = (
    <WorkList
      label={t('list')}
      rows={list.rows}
      rowKey={(row) => row.DichVuYeuCau_Id}
      render={(row) => <ExamRowLine row={row} />}
      selected={list.rows.find((row) => row.KhamBenh_Id === exam.session?._id)?.DichVuYeuCau_Id ?? null}
      onOpen={(row) => void open(row)}
      search={list.search}
      onSearch={list.setSearch}
      tabs={examTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
      tab={list.tab}
      onTab={list.setTab}
      actions={
        <QueueBar
          queue={queue}
          onArrived={(ticket) =>
            ticket.source_Id && void open({ KhamBenh_Id: null, DichVuYeuCau_Id: ticket.source_Id })
          }
        />
      }
      loading={list.loading}
      error={list.error}
      onRetry={list.refetch}
      empty={t('empty')}
    />
  );
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
      onListChanged={list.refetch}
      open={narrowOpen}
      onBack={() => setNarrowOpen(false)}
    />
  );
}
