import type { VeState } from './ve.ts';

/** A ticket as its holder sees it. */
export type SeenTicket = {
  TrangThai: VeState;
  soNguoiTruoc: number | null;
  /** Is not called before something is paid. */
  choThuPhi: boolean;
};

const order: readonly VeState[] = ['dang_goi', 'dang_phuc_vu', 'cho', 'vang'];

/**
 * The ticket that its holder has to mind now: called, then served, then the one with the fewest before it that may be called already, then the one that was called in
 * vain; null when everything is done.
 */
export function currentTicket<T extends SeenTicket>(tickets: readonly T[]): T | null {
  const live = tickets.filter((one) => order.includes(one.TrangThai));
  const [first] = live.sort(
    (a, b) =>
      order.indexOf(a.TrangThai) - order.indexOf(b.TrangThai) ||
      Number(a.choThuPhi) - Number(b.choThuPhi) ||
      (a.soNguoiTruoc ?? 0) - (b.soNguoiTruoc ?? 0),
  );
  return first ?? null;
}
