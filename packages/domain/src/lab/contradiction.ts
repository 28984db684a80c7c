import { dec } from '../money/decimal.ts';
import { readMeasured } from './measured.ts';

type Standing = { MaChiSo: string; KetQua: string | null };

/** A value that a device sent for an index. */
export type SentValue = {
  _id: string;
  MaChiSo: string;
  KetQua: string;
  /** A person has seen it, and it does not stand. */
  KhongDung: boolean;
};

/** A rerun; of one that is chosen a person has seen both values. */
type Rerun = { MaChiSo: string; KetQuaDau: string; KetQuaLai: string | null; TrangThai: string };

/**
 * What devices measured otherwise than it stands in a slip, the oldest first: where what a device measured last of an index stands, nothing
 * is left open, whatever came before it. `sent` is the oldest first.
 */
export function contradictions<S extends SentValue>(
  values: readonly Standing[],
  sent: readonly S[],
  reruns: readonly Rerun[],
): S[] {
  const open = sent.filter((one) => !one.KhongDung && !isDecided(one, reruns));
  const differs = (one: S) =>
    values.some(
      ({ MaChiSo, KetQua }) => MaChiSo === one.MaChiSo && KetQua !== null && !sameResult(KetQua, one.KetQua),
    );
  const last = new Map(open.map((one) => [one.MaChiSo, one]));
  const left = new Set([...last.values()].filter(differs).map(({ MaChiSo }) => MaChiSo));
  return open.filter((one) => left.has(one.MaChiSo) && differs(one));
}

function isDecided({ MaChiSo, KetQua }: SentValue, reruns: readonly Rerun[]): boolean {
  return reruns.some(
    (rerun) =>
      rerun.TrangThai === 'DaChon' &&
      rerun.MaChiSo === MaChiSo &&
      [rerun.KetQuaDau, rerun.KetQuaLai].some((seen) => seen !== null && sameResult(seen, KetQua)),
  );
}

/** Whether two results say the same: 5.4 and 5.40 do. */
export function sameResult(one: string, other: string): boolean {
  const [a, b] = [readMeasured(one), readMeasured(other)];
  if (a && b) return a.sign === b.sign && dec(a.number).eq(b.number);
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}
