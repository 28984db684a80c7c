import { dayOf } from '../insurance/dates.ts';
import type { ThamSo } from '../insurance/parameters.ts';
import { bangTyLe, type PhanTramDoiTuong, tyLeKham } from '../insurance/percent.ts';

/** An insured exam of a person. `ngayYLenh` as local time; without a speciality it counts as one of its own. */
export type ExamLine = { id: string; ngayYLenh: string; ChuyenKhoa_Id: string | null };

/** TYLE_TT_DV of the insured exams of a person by line id (insurance 13): each day counts anew, in order of time. */
export function examRates(
  exams: readonly ExamLine[],
  payer: PhanTramDoiTuong,
  rows: readonly ThamSo[],
): Map<string, number> {
  const days = new Map<string, ExamLine[]>();
  for (const exam of [...exams].sort(byTime)) {
    const day = dayOf(exam.ngayYLenh);
    days.set(day, [...(days.get(day) ?? []), exam]);
  }
  const rates = new Map<string, number>();
  for (const [day, ofDay] of days) {
    const percents = tyLeKham(
      ofDay.map((exam) => exam.ChuyenKhoa_Id ?? exam.id),
      bangTyLe(payer, day, rows),
    );
    ofDay.forEach((exam, at) => {
      rates.set(exam.id, percents[at] ?? 100);
    });
  }
  return rates;
}

/** The ids of one minute decide, so that two visits see the same order. */
function byTime(a: ExamLine, b: ExamLine): number {
  const [one, other] = [`${a.ngayYLenh} ${a.id}`, `${b.ngayYLenh} ${b.id}`];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
