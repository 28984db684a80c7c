import type { PatientTimelineQuery } from './patients.main.gen.ts';

export type Moment = PatientTimelineQuery['dongThoiGian'][number];
export type Kind = Moment['loai'];

/** A visit with what happened in it, in the order in which it happened. */
export type VisitGroup = { id: string; visit: Moment | null; moments: Moment[] };

/** The kinds in the order of a visit. */
export const kinds: readonly Kind[] = [
  'TiepNhan',
  'KhamBenh',
  'DichVuYeuCau',
  'KetQua',
  'DonThuoc',
  'PhieuCap',
  'GiayTo',
  'BienLai',
];

/** Moments (the newest first) by visit: the newest visit first, inside it as it went; of the kinds asked for, all when none is. */
export function groupByVisit(moments: readonly Moment[], wanted: readonly Kind[]): VisitGroup[] {
  const groups = new Map<string, VisitGroup>();
  for (const moment of moments) {
    const id = moment.TiepNhan_Id ?? moment._id;
    const group = groups.get(id) ?? { id, visit: null, moments: [] };
    groups.set(id, group);
    if (moment.loai === 'TiepNhan') group.visit = moment;
    else if (wanted.length === 0 || wanted.includes(moment.loai)) group.moments.unshift(moment);
  }
  const started = (group: VisitGroup) => group.visit?.at ?? group.moments[0]?.at ?? '';
  return [...groups.values()]
    .filter((group) => wanted.length === 0 || group.moments.length > 0)
    .sort((a, b) => started(b).localeCompare(started(a)));
}

/** How many moments of each kind there are. */
export function countKinds(moments: readonly Moment[]): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { loai } of moments) counts.set(loai, (counts.get(loai) ?? 0) + 1);
  return counts;
}
