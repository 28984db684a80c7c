import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { slipStates } from '../orders/slipStates.ts';

/** What the acts on the sessions of an ordered course decide on. */
export type LieuTrinhFacts = {
  /** The state of its slip. */
  TrangThai: string;
  /** The facility of the room that performs it, or that ordered it where none does. */
  node: string | null;
  duocPhepThucHien: boolean;
  soBuoi: number;
  daLam: number;
  /** A session is begun and has not ended. */
  dangLam: boolean;
  /** The report of its last session is verified or returned. */
  daDuyet: boolean;
};

/** Why no session can be done or begun now, or null. */
const noneNow = (course: LieuTrinhFacts) =>
  !course.duocPhepThucHien
    ? 'SERVICE_NOT_PAID'
    : course.dangLam
      ? { code: 'COURSE_SESSION_OPEN' as const, details: { Lan: course.daLam + 1 } }
      : sessionsLeft(course) === 0
        ? { code: 'COURSE_DONE' as const, details: { SoBuoi: course.soBuoi } }
        : null;

/** A service that was ordered to be performed in several sessions; they are done one by one. */
export const lieuTrinhActs = defineActs<LieuTrinhFacts>()({
  name: 'BuoiLieuTrinh',
  states: slipStates,
  acts: {
    lamBuoi: {
      permission: 'LIEU_TRINH',
      label: { vi: 'Làm một buổi', en: 'Do a session' },
      // of a course whose sessions are all done the slip is done as well: it says so itself
      move: { from: ['SanSang', 'ChuaKetQua', 'DaXemKetQua'] },
      refuse: noneNow,
    },
    batDauBuoi: {
      permission: 'LIEU_TRINH',
      label: { vi: 'Bắt đầu buổi', en: 'Begin a session' },
      move: { from: ['SanSang', 'ChuaKetQua', 'DaXemKetQua'] },
      refuse: noneNow,
    },
    ketThucBuoi: {
      permission: 'LIEU_TRINH',
      label: { vi: 'Kết thúc buổi', en: 'End the session' },
      move: { from: ['ChuaKetQua'] },
      refuse: (course) => (course.dangLam ? null : 'COURSE_SESSION_NOT_OPEN'),
    },
    huyBuoi: {
      permission: 'LIEU_TRINH',
      label: { vi: 'Hủy buổi cuối', en: 'Take the last session back' },
      move: { from: ['ChuaKetQua', 'DaXemKetQua'] },
      refuse: (course) =>
        course.daLam === 0 && !course.dangLam
          ? 'COURSE_NOT_BEGUN'
          : course.daDuyet
            ? 'SPA_REPORT_VERIFIED'
            : null,
    },
  },
});

/** How many sessions are still to be done. */
export function sessionsLeft({ soBuoi, daLam }: Pick<LieuTrinhFacts, 'soBuoi' | 'daLam'>): number {
  return Math.max(0, soBuoi - daLam);
}

/** The day from which the next session is due, where the course says how many days lie between two; null when none is to come. */
export function nextSessionDay(
  last: string | null,
  { soNgayCach, conLai }: { soNgayCach: number | null; conLai: number },
): string | null {
  if (last === null || !soNgayCach || conLai === 0) return null;
  const day = new Date(`${last}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + soNgayCach);
  return day.toISOString().slice(0, 10);
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);

/** What is wrong with when a session began and ended, by the minute: an end before the start, either to come, a start before the order. */
export function sessionIssues(
  { BatDau, KetThuc }: { BatDau: Date; KetThuc: Date | null },
  { ordered, now }: { ordered: Date; now: Date },
): Issue[] {
  const issues: Issue[] = [];
  if (minuteOf(BatDau) > minuteOf(now)) issues.push({ path: 'BatDau', code: 'PROCEDURE_FUTURE' });
  if (minuteOf(BatDau) < minuteOf(ordered)) issues.push({ path: 'BatDau', code: 'SESSION_BEFORE_ORDER' });
  if (KetThuc && minuteOf(KetThuc) > minuteOf(now))
    issues.push({ path: 'KetThuc', code: 'PROCEDURE_FUTURE' });
  if (KetThuc && minuteOf(KetThuc) < minuteOf(BatDau)) issues.push({ path: 'KetThuc', code: 'SESSION_END' });
  return issues;
}
