import type { CapChamSoc } from '../treatment/toDieuTri.ts';
import type { LinhVuc, MucDo } from './sheet.ts';
import { sheetOf, sheetsOf } from './sheets.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often vital signs are taken, in minutes, by the level of the early warning score (domain 5.4); continuous counts as half an hour. */
const byScore: Readonly<Record<MucDo, number>> = {
  BinhThuong: 720,
  Thap: 360,
  TrungBinh: 60,
  Cao: 30,
  RatCao: 30,
};
/** By the level of care where no score says it: severe hourly, each shift, once a day (domain 5.1). */
const byCare: Readonly<Record<CapChamSoc, number>> = { I: 60, II: 480, III: 1440 };

/** When vital signs are due: after the last ones by their score, else by the level of care (each shift where it is not known yet); at once before the first. */
export function signsDue(
  last: { ThoiGian: Date; MucDo: MucDo | null } | null,
  care: CapChamSoc | null,
  began: Date,
): Date {
  if (!last) return began;
  const minutes = last.MucDo ? byScore[last.MucDo] : byCare[care ?? 'II'];
  return new Date(last.ThoiGian.getTime() + minutes * minute);
}

/**
 * When an area is judged again: so many hours after coming, then so many days after the last entry, and after coming from another ward as
 * after coming. Null where nothing says so.
 */
export function reassessmentDue(
  area: LinhVuc,
  last: Date | null,
  { began, inWard }: { began: Date; inWard: Date },
): Date | null {
  const again = sheetsOf(area).flatMap((name) => sheetOf(name).again ?? [])[0];
  if (!again) return null;
  if (!last) return new Date(began.getTime() + again.firstHours * hour);
  const next = new Date(last.getTime() + again.everyDays * 24 * hour);
  if (!again.onTransfer || last >= inWard) return next;
  const moved = new Date(inWard.getTime() + again.firstHours * hour);
  return moved < next ? moved : next;
}

/** Minutes in which a doctor answers a warning, by its level (house rule); none below a medium one. */
const answerWithin: Partial<Record<MucDo, number>> = { TrungBinh: 30, Cao: 15, RatCao: 15 };
const rank: Readonly<Record<MucDo, number>> = { BinhThuong: 0, Thap: 1, TrungBinh: 2, Cao: 3, RatCao: 4 };

/**
 * Until when a doctor answers what an early warning score says; null where it calls nobody: below a medium level, and while it is no worse
 * than the one before, of which somebody was told already.
 */
export function answerDue(now: Date, level: MucDo | null, before: MucDo | null): Date | null {
  const minutes = level ? answerWithin[level] : undefined;
  if (!level || minutes === undefined) return null;
  if (before && rank[level] <= rank[before]) return null;
  return new Date(now.getTime() + minutes * minute);
}
