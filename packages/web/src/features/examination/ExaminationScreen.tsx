import { ExamDeskWork, ExamList } from './parts/ExamDeskWork.tsx';
import { useExamDesk } from './useExamDesk.ts';
import { useExamScan } from './useExamScan.ts';
import { useLinkedSession } from './useLinkedSession.ts';

/** Outpatient examination: the room's work list, one session with its orders and prescription, what is known of the patient. */
export default function ExaminationScreen() {
  const desk = useExamDesk();
  useLinkedSession(desk.load);
  const onScan = useExamScan(desk.queue.of.idNode, { open: desk.load, search: desk.list.setSearch });
  return <ExamDeskWork desk={desk} list={<ExamList desk={desk} onScan={onScan} />} />;
}
