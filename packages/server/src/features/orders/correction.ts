import { moment } from '../printing/format.ts';
import type { ResultVersion } from './resultVersions.ts';

/** A value that a correction changed, as the replaced result had it. */
export type ChangedValue = { Ten: string; Truoc: string };

/** That a returned result replaces one that was given out before and taken back. */
export type DinhChinh = {
  /** How often it was corrected. */
  Lan: number;
  /** When the replaced one was returned, and when it was taken back. */
  TraLuc: string;
  ThuHoiLuc: string;
  LyDo: string | null;
  ThayDois?: readonly ChangedValue[];
};

type Given = Pick<ResultVersion, 'NgayTra' | 'NgayHuy' | 'LyDoHuy'>;

/** The versions that were given out and taken back: papers of them may be in somebody's hands. In the order given. */
export function replacedOf<V extends Given>(versions: readonly V[]): V[] {
  return versions.filter(({ NgayTra, NgayHuy }) => NgayTra && NgayHuy);
}

/**
 * What the paper of a result says of those that it replaces, of its versions with the newest first; empty where it is the first. A field
 * of its own, so that papers of others say the same as before there was it.
 */
export function correctionOf(
  versions: readonly Given[],
  ThayDois: readonly ChangedValue[] = [],
): { DinhChinh?: DinhChinh } {
  const [last, ...earlier] = replacedOf(versions);
  if (!last?.NgayTra || !last.NgayHuy) return {};
  return {
    DinhChinh: {
      Lan: earlier.length + 1,
      TraLuc: last.NgayTra.toISOString(),
      ThuHoiLuc: last.NgayHuy.toISOString(),
      LyDo: last.LyDoHuy,
      ...(ThayDois.length > 0 ? { ThayDois } : {}),
    },
  };
}

/** A correction as display strings; null where there is none. */
export function presentCorrection(correction: DinhChinh | undefined) {
  if (!correction) return null;
  const { Lan, TraLuc, ThuHoiLuc, LyDo, ThayDois = [] } = correction;
  return {
    Lan: String(Lan),
    TraLuc: moment(TraLuc),
    ThuHoiLuc: moment(ThuHoiLuc),
    LyDo: LyDo ?? '',
    ThayDois: ThayDois.map(({ Ten, Truoc }) => `${Ten}: ${Truoc}`).join(' · '),
  };
}
