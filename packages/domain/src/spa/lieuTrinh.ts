import { defineActs } from '../acts/acts.ts';
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
};

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
      refuse: (course) =>
        !course.duocPhepThucHien
          ? 'SERVICE_NOT_PAID'
          : sessionsLeft(course) === 0
            ? { code: 'COURSE_DONE', details: { SoBuoi: course.soBuoi } }
            : null,
    },
    huyBuoi: {
      permission: 'LIEU_TRINH',
      label: { vi: 'Hủy buổi cuối', en: 'Take the last session back' },
      move: { from: ['ChuaKetQua', 'DaXemKetQua'] },
      refuse: (course) => (course.daLam === 0 ? 'COURSE_NOT_BEGUN' : null),
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
