import { ExamDeskWork, ExamList } from './parts/ExamDeskWork.tsx';
import { useExamDesk } from './useExamDesk.ts';
import { useLinkedSession } from './useLinkedSession.ts';

/** Outpatient examination: the room's work list, one session with its orders and prescription, what is known of the patient. */
export default function ExaminationScreen() {
  const desk = useExamDesk();
  useLinkedSession(desk.load);
  return <ExamDeskWork desk={desk} list={<ExamList desk={desk} />} />;
}
