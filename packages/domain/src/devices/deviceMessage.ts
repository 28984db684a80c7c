import type { DevicePerson } from './person.ts';
import type { DienGiai } from './values.ts';

/** The id of a sample as a message tells it. */
export type SampleId = {
  /** The part that most likely is it; empty where the message names none. */
  SIDMau: string;
  /** Every part that may be it, where there are several: the one that is a sample of ours is it. */
  MauKhac?: readonly string[];
};

/** What a message says of a control material: its names and lots, and its level where it tells one. */
export type DeviceControl = { ten: readonly string[]; Muc: 'L' | 'M' | 'H' | null };

/** A value that an analyser sends, as it sends it. */
export type DeviceResult = SampleId & {
  MaMay: string;
  GiaTri: string;
  DonVi: string | null;
  Co: string | null;
  /** When it was measured, as an instant; null when the analyser does not say. */
  LucChay: string | null;
  /** The analyser says that it is not final. */
  ChuaCuoi?: boolean;
  /** What the analyser says of it in a part of its own. */
  DienGiai?: DienGiai;
  /** It has parts, and none of them is plainly the value. */
  KhongHieu?: true;
  /** It was measured of a control material. */
  KiemChuan?: DeviceControl;
  /** Whom the analyser names as the patient. */
  NguoiMay?: DevicePerson;
};

/** A question for the orders of a sample; `hoi` is the field as it was asked, for analysers that want it back. */
export type DeviceQuery = SampleId & { hoi: readonly string[] };

/** Why a message was not understood, as a whole or in part, or what it was instead. */
export type GhiChuTin = 'NOTHING_READ' | 'UNKNOWN_RECORD' | 'CALIBRATION';

/** What a message of an analyser holds: values, and samples whose orders it asks for. */
export type DeviceMessage = { results: DeviceResult[]; queries: DeviceQuery[]; GhiChu?: GhiChuTin };

/** What an analyser is told of a sample: what to measure, by its own codes. */
export type DeviceOrder = {
  SIDMau: string;
  MaYTe: string;
  GioiTinh: 'M' | 'F' | 'U';
  /** YYYYMMDD, or empty when only the year is known. */
  NgaySinh: string;
  KhanCap: boolean;
  MaMays: readonly string[];
  /** The field of the question that this answers. */
  hoi?: readonly string[];
};

/** So many values, and samples that it asks for, one message may hold. */
const most = { results: 1000, queries: 100 };

/** Why a message that was read can never be kept, by a code; null for one that can. */
export function messageFault(
  NoiDung: string,
  { results, queries }: DeviceMessage,
): 'NUL' | 'TOO_MANY' | null {
  if (NoiDung.includes('\0')) return 'NUL';
  return results.length > most.results || queries.length > most.queries ? 'TOO_MANY' : null;
}

/** A time of an analyser, YYYYMMDD[HHMM[SS]] by the clock of Vietnam, as an instant; null for anything else. */
export function deviceTime(text: string): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?/.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** An instant as analysers write it, by the clock of Vietnam. */
export function deviceTimeOf(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace(/\D/g, '');
}
