import type { Issue } from '../catalogue/validate.ts';

/** How grave an allergy is; one of which nobody said it is unknown. */
export const mucDoDiUng = {
  Nhe: { vi: 'Nhẹ', en: 'Mild' },
  VuaPhai: { vi: 'Vừa', en: 'Moderate' },
  Nang: { vi: 'Nặng', en: 'Severe' },
  DeDoaTinhMang: { vi: 'Đe dọa tính mạng', en: 'Life-threatening' },
} as const;
export type MucDoDiUng = keyof typeof mucDoDiUng;

/** Whether an allergy was tested or seen, or is only supposed. */
export const xacNhanDiUng = {
  NghiNgo: { vi: 'Nghi ngờ', en: 'Suspected' },
  DaXacDinh: { vi: 'Đã xác định', en: 'Verified' },
} as const;
export type XacNhanDiUng = keyof typeof xacNhanDiUng;

/** What is known of the allergy to one ingredient; in the order in which the database keeps it, so that equal ones look equal. */
export type DiUng = {
  MucDo: MucDoDiUng | null;
  /** What happened, in words. */
  PhanUng: string | null;
  XacNhan: XacNhanDiUng | null;
  HoatChat_Id: string;
};

/** Characters of a reaction at most. */
export const reactionMost = 200;

/** Whether an allergy may kill: it is shown unlike the others. */
export function isGrave(MucDo: string | null | undefined): boolean {
  return MucDo === 'Nang' || MucDo === 'DeDoaTinhMang';
}

/** The gravest of some allergies, the first of equal ones; null where there is none. */
export function gravest(allergies: readonly DiUng[]): DiUng | null {
  return allergies.reduce<DiUng | null>(
    (worst, one) => (worst === null || rank(one) > rank(worst) ? one : worst),
    null,
  );
}

/** What is told of the allergies to some ingredients: one for each, the last that was said; an unknown one where nothing was. */
export function allergiesOf(ids: readonly string[], told: ReadonlyArray<Partial<DiUng>>): DiUng[] {
  return [...new Set(ids)].map((HoatChat_Id) => {
    const one = told.findLast((each) => each.HoatChat_Id === HoatChat_Id);
    const PhanUng = one?.PhanUng?.trim() || null;
    return { MucDo: one?.MucDo ?? null, PhanUng, XacNhan: one?.XacNhan ?? null, HoatChat_Id };
  });
}

/** The allergies of which something is known: what a record keeps beside its ingredients. */
export function toldAllergies(ids: readonly string[], told: ReadonlyArray<Partial<DiUng>>): DiUng[] {
  return allergiesOf(ids, told).filter((one) => one.MucDo ?? one.PhanUng ?? one.XacNhan);
}

/** What two records of one person tell: of an ingredient that both name the graver one. */
export function joinedAllergies(kept: readonly DiUng[], other: readonly DiUng[]): DiUng[] {
  const all = [...kept, ...other];
  return [...new Set(all.map((one) => one.HoatChat_Id))].flatMap((id) => {
    const both = all.filter((one) => one.HoatChat_Id === id);
    return gravest(both) ?? [];
  });
}

/** What is wrong with allergies as typed, at `DiUngs.<n>.<field>`. */
export function allergyIssues(told: unknown): Issue[] {
  if (!Array.isArray(told)) return [];
  return told.flatMap((one: Partial<DiUng>, at) =>
    (one.PhanUng?.trim().length ?? 0) > reactionMost
      ? [{ path: `DiUngs.${at}.PhanUng`, code: 'TOO_LONG', details: { max: reactionMost } }]
      : [],
  );
}

const ranks: readonly string[] = Object.keys(mucDoDiUng);

function rank({ MucDo }: DiUng): number {
  return ranks.indexOf(MucDo ?? '');
}
