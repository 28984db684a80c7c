import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useQueue } from '../queues/useQueue.ts';
import { useAbsence } from './useAbsence.ts';
import { useExam } from './useExam.ts';
import { type ExamRow, useExamList } from './useExamList.ts';

export type { ExamRow } from './useExamList.ts';

/** What of the open session has not reached those it is for. */
export type Unsent = { orders: number; drugs: number };
export const nothingUnsent: Unsent = { orders: 0, drugs: 0 };

/** The room's work list with its queue, and what of it is open: a session, or somebody who waits. */
export function useExamDesk() {
  const { t } = useTranslation(['examination', 'orders']);
  const { modal } = useNotices();
  const { nodeId, nodes } = useSession();
  const list = useExamList(nodeId);
  const queue = useQueue('KhamBenh', nodeId, nodes.find((one) => one._id === nodeId)?.name ?? null);
  const exam = useExam(list.refetch);
  const asked = useRef(0);
  const [narrowOpen, setNarrowOpen] = useState(false);
  const [unsent, setUnsent] = useState(nothingUnsent);
  /** The session that was begun here last. */
  const [begunId, setBegunId] = useState<string | null>(null);
  const [waitingId, setWaitingId] = useState<string | null>(null);
  const absence = useAbsence((id) => {
    // who has moved to another tab is not looked at any more
    setWaitingId((now) => (now === id ? null : now));
    list.refetch();
    queue.refetch();
  });
  const waiting = list.rows.find((row) => row.DichVuYeuCau_Id === waitingId && row.KhamBenh_Id === null);
  /** Whether the session shown may be left: it is saved, and who leaves services unsent or drugs unsaved wants that. */
  const leave = async (): Promise<boolean> => {
    if (exam.dirty && !(await exam.save())) return false;
    const { orders, drugs } = unsent;
    if (orders + drugs === 0) return true;
    const kinds = [
      orders > 0 ? [t('leaveUnsent', { count: orders }), t('leaveUnsentText')] : [],
      drugs > 0 ? [t('leaveUnsaved', { count: drugs }), t('leaveUnsavedText')] : [],
    ].filter((kind) => kind.length > 0);
    return new Promise((answer) =>
      modal.confirm({
        title: kinds.map(([title]) => title).join(', '),
        content: kinds.map(([, text]) => text).join(' '),
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
  /** Opens a session that was begun here by other means. */
  const arrive = (KhamBenh_Id: string) => {
    setBegunId(KhamBenh_Id);
    return load(KhamBenh_Id);
  };
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
  return {
    list,
    queue,
    exam,
    absence,
    /** Somebody who waits and is looked at. */
    waiting,
    begunId,
    narrowOpen,
    setNarrowOpen,
    setUnsent,
    /** What is unsent or unsaved in a session of the list. */
    unsentOf: (KhamBenh_Id: string | null | undefined) =>
      KhamBenh_Id && KhamBenh_Id === exam.session?._id ? unsent : nothingUnsent,
    /** Does something else once the session shown may be left; `act` answers whether something is open then. */
    show,
    load,
    arrive,
    begin,
    open,
  };
}

export type ExamDesk = ReturnType<typeof useExamDesk>;
