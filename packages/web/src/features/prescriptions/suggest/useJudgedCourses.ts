import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { userMessage } from '../../../session/userMessage.ts';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { lineInput } from '../drugLine.ts';
import { KiemTraToaDocument, type KiemTraToaQuery } from '../prescriptions.main.gen.ts';
import type { Prescription } from '../usePrescription.ts';
import { isReadable } from '../usePrescriptionCheck.ts';
import type { JudgedCourse } from './judgement.ts';
import type { Source } from './sources.ts';

type Judged = {
  source: string;
  courses: JudgedCourse[];
  /** What the rules say to what is written already and to these courses together. */
  answer: KiemTraToaQuery['kiemTraToaThuoc'] | null;
};

/** The courses of a source as they would be written today, judged beside what is written already; null while that is found out. */
export function useJudgedCourses(prescription: Prescription, source: Source | undefined): Judged | null {
  const { message } = useNotices();
  const client = useApolloClient();
  const [judged, setJudged] = useState<Judged | null>(null);
  const key = source?.key ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each source, with the lines of then
  useEffect(() => {
    if (!source || source.courses.length === 0) return;
    let isShown = true;
    const judge = async () => {
      const lines = await prescription.linesFor(source.courses);
      const before = prescription.lines.filter(isReadable);
      const asked = lines.filter((line) => line !== null && isReadable(line));
      const dongs = [...before, ...asked.flatMap((line) => line ?? [])].map(lineInput);
      const { data } = await client.query({
        query: KiemTraToaDocument,
        variables: { KhamBenh_Id: prescription.KhamBenh_Id, dongs },
        fetchPolicy: 'no-cache',
      });
      const courses = lines.map((line) => {
        const at = asked.indexOf(line);
        return { line, at: at < 0 ? null : before.length + at };
      });
      if (isShown) setJudged({ source: source.key, courses, answer: data?.kiemTraToaThuoc ?? null });
    };
    judge().catch((error: unknown) => {
      if (isShown) message.error(userMessage(error));
    });
    return () => {
      isShown = false;
    };
  }, [key]);
  return judged?.source === key ? judged : null;
}
