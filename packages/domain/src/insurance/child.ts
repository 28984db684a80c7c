/** The payer groups that the fund pays for: those with a card, and children under six who have none yet. */
const groups: ReadonlySet<string> = new Set(['BaoHiemYTe', 'TreEm']);

/** Whether a payer group is one of the insurance. */
export function isInsuranceGroup(MaNhomDoiTuong: string | null | undefined): boolean {
  return groups.has(MaNhomDoiTuong ?? '');
}

/** Whether a payer group is that of children under six without a card: a birth paper stands in its place. */
export function isChildGroup(MaNhomDoiTuong: string | null | undefined): boolean {
  return MaNhomDoiTuong === 'TreEm';
}

/** The card by which a child without one is settled: group TE, level 1, which pays 100 %. No such number is printed or sent. */
export const childCard = 'TE100KT00000000';

/** A child without a card is younger than this, in years. */
export const childYears = 6;

/** What decides whether the fund pays for a visit at all: a card, or the birth paper of a child without one. */
export type InsuredBy = {
  SoTheBHYT?: string | null | undefined;
  SoGiayKhaiSinh?: string | null | undefined;
};

/** Whether a visit of an insurance payer shows by what it is insured. */
export function isInsuredBy({ SoTheBHYT, SoGiayKhaiSinh }: InsuredBy): boolean {
  return Boolean(SoTheBHYT) || Boolean(SoGiayKhaiSinh);
}
