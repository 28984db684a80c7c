import type { Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** A value that an analyser sent of a sample of no patient. */
export type SentControl = {
  SIDMau: string;
  /** The index by the code of the device, where that has a meaning, else the code itself. */
  MaChiSo: string;
  KetQua: string;
  LucChay: Date | null;
};

/** Who takes what an analyser measured of control materials: at the place of each value the index that took it, null where none did. */
export const controlValues =
  definePoint<
    (tx: Tx, ThietBi_Id: string, sent: readonly SentControl[]) => Promise<ReadonlyArray<string | null>>
  >('controlValues');
