import type { DeviceControl } from '@sen/domain/devices/deviceMessage';
import type { Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** A value that an analyser sent of a sample of no patient. */
export type SentControl = {
  /** What may be the code of its material. */
  ten: readonly string[];
  /** What may be its lot, where the device says that it is a control. */
  lo: readonly string[];
  /** Its level: low, normal or high. */
  Muc: DeviceControl['Muc'];
  /** The index by the code of the device, where that has a meaning, else the code itself. */
  MaChiSo: string;
  KetQua: string;
  /** The unit that it is in; null for that of the laboratory. */
  DonVi: string | null;
  LucChay: Date | null;
};

/** Who takes what an analyser measured of control materials: at the place of each value the index that took it, null where none did. */
export const controlValues =
  definePoint<
    (tx: Tx, ThietBi_Id: string, sent: readonly SentControl[]) => Promise<ReadonlyArray<string | null>>
  >('controlValues');
