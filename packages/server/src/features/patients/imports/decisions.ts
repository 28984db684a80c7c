import type { Match } from './known.ts';

/** What is known of a line that resembles a record, or another line. */
export type Extra = {
  trungs: Match[];
  /** A new record is refused. */
  chan: boolean;
  /** The line of the file that seems to be the same person. */
  trungDong: number | null;
};

export type QuyetDinh = 'BoQua' | 'CapNhat' | 'TaoMoi';

/** A decision as a line keeps it: what to do, and with which record. */
export function decisionText(decision: QuyetDinh, target: string | null): string {
  return decision === 'CapNhat' && target ? `CapNhat ${target}` : decision;
}

/** The decision that a line keeps, with the record that it names. */
export function readDecision(kept: string | null): { decision: QuyetDinh; target: string | null } {
  const [decision, target = null] = (kept ?? 'BoQua').split(' ');
  return { decision: decision === 'CapNhat' || decision === 'TaoMoi' ? decision : 'BoQua', target };
}

/**
 * What becomes of a good line: one that resembles nobody is new; any other is left out until somebody decides. What cannot be done (a
 * new record with the papers of another, a change where there is no record) leaves it out as well.
 */
export function decided(
  { trungs, chan, trungDong }: Extra,
  kept: string | null,
): { KetQua: 'Moi' | 'Sua' | 'BoQua'; target: Match | null } {
  if (trungs.length === 0 && trungDong === null) return { KetQua: 'Moi', target: null };
  const { decision, target } = readDecision(kept);
  if (decision === 'TaoMoi' && !chan) return { KetQua: 'Moi', target: null };
  const record = trungs.find(({ id }) => id === target) ?? trungs[0] ?? null;
  if (decision === 'CapNhat' && record) return { KetQua: 'Sua', target: record };
  return { KetQua: 'BoQua', target: null };
}
