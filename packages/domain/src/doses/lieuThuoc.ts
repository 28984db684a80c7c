import { type AsNeeded, nextAsNeeded, slotsOf, type Timed } from '../treatment/doseTimes.ts';

const minute = 60_000;

/** How early a dose may be given before its time, in ms. */
const earliestBefore = 120 * minute;
/** From when before its time on a dose is shown as due, in ms. */
const dueBefore = 30 * minute;
/** After how long a dose is late, and one that may not wait, in ms. */
const lateAfter = { usual: 60 * minute, urgent: 30 * minute } as const;

/** Where a dose stands: by the clock until somebody answers it. */
export const trangThaiLieu = {
  ChuaDen: { vi: 'Chưa đến giờ', en: 'Not due yet' },
  DenGio: { vi: 'Đến giờ', en: 'Due' },
  Tre: { vi: 'Trễ', en: 'Late' },
  DangTruyen: { vi: 'Đang truyền', en: 'Running' },
  DaDung: { vi: 'Đã dùng', en: 'Given' },
  KhongDung: { vi: 'Không dùng', en: 'Not given' },
  Huy: { vi: 'Hủy', en: 'Cancelled' },
} as const;
export type TrangThaiLieu = keyof typeof trangThaiLieu;

/** Whether a dose waits for a nurse. */
export const isOpen = (state: TrangThaiLieu): boolean => state === 'DenGio' || state === 'Tre';

/** Where the dose of a time stands now; `done` is the state of what was written of it, null where nobody did. */
export function doseState(
  slot: Date,
  {
    now,
    done,
    stopped,
    urgent,
  }: { now: Date; done: TrangThaiLieu | null; stopped: Date | null; urgent: boolean },
): TrangThaiLieu {
  if (done) return done;
  if (stopped && stopped.getTime() <= slot.getTime()) return 'Huy';
  const after = now.getTime() - slot.getTime();
  if (after > (urgent ? lateAfter.urgent : lateAfter.usual)) return 'Tre';
  return after >= -dueBefore ? 'DenGio' : 'ChuaDen';
}

/** The times of an order between two moments, with those that fell away because it was stopped. */
export function timesOnChart(order: Timed, from: Date, to: Date): Date[] {
  return slotsOf({ ...order, NgungLuc: null }, from, to);
}

/** The first moment at which the dose of a time may be given. */
export const earliestFor = (slot: Date): Date => new Date(slot.getTime() - earliestBefore);

/** What of a drug and its order decides how carefully it is given. */
export type GivenDrug = {
  LoaiKiemSoat: string;
  /** ATC codes of the drug and of its ingredients. */
  ATCs: readonly string[];
  /** Code of the route (Ministry of Health): 2.x are injections. */
  MaDuongDung: string | null;
};

/** The drugs at which a second person stands by. */
export const canHaiNguoi = {
  GayNghien: { vi: 'Thuốc gây nghiện', en: 'Addictive drug' },
  KaliDamDac: { vi: 'Kali tiêm truyền', en: 'Potassium by injection' },
  InsulinTinhMach: { vi: 'Insulin tĩnh mạch', en: 'Insulin by vein' },
  HoaTri: { vi: 'Thuốc chống ung thư', en: 'Chemotherapy' },
} as const;
export type CanHaiNguoi = keyof typeof canHaiNguoi;

const byVein: ReadonlySet<string> = new Set(['2.04', '2.05', '2.14', '2.15']);
const isOf = ({ ATCs }: GivenDrug, ...prefixes: readonly string[]) =>
  ATCs.some((code) => prefixes.some((prefix) => code.startsWith(prefix)));

/** Why a second person confirms a dose of a drug; null where nobody has to. */
export function secondPersonFor(drug: GivenDrug): CanHaiNguoi | null {
  const route = drug.MaDuongDung ?? '';
  if (drug.LoaiKiemSoat === 'GayNghien') return 'GayNghien';
  if (isOf(drug, 'L01')) return 'HoaTri';
  if (isOf(drug, 'A10A') && byVein.has(route)) return 'InsulinTinhMach';
  return isOf(drug, 'A12BA', 'B05XA01', 'B05XA06') && route.startsWith('2.') ? 'KaliDamDac' : null;
}

/** Whether the dose of a time may not wait: insulin, drugs against clotting, the first dose of an antibiotic. */
export function mayNotWait(
  drug: GivenDrug,
  { NgayThu, first, slot }: { NgayThu: number | null; first: Date | null; slot: Date },
): boolean {
  if (isOf(drug, 'A10A', 'B01A')) return true;
  return isOf(drug, 'J01') && NgayThu === 1 && first?.getTime() === slot.getTime();
}

/**
 * From when on a drug may be given that is wanted at `at` as needed, by when it was and will have been given; null where it may be given
 * then. One that was written down for a later moment keeps its gap and its number in 24 hours, too.
 */
export function asNeededRefusal(order: AsNeeded, given: readonly Date[], at: Date): Date | null {
  const all = [...given, at].sort((one, other) => one.getTime() - other.getTime());
  const wrong = all.some((one, index) => {
    if (one.getTime() < at.getTime()) return false;
    return nextAsNeeded(order, all.slice(0, index), one).getTime() > one.getTime();
  });
  return wrong ? nextAsNeeded(order, given, at) : null;
}

/** Units that a dose takes out of a store: whole ones of a drug that is not divided. Decimal text of a dose in, a number out. */
export function unitsTaken(Lieu: string, KhongChiaNho: boolean): number {
  return KhongChiaNho ? Math.ceil(Number(Lieu)) : Number(Lieu);
}
