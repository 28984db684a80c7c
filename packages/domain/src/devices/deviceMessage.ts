/** A value that an analyser sends, as it sends it. */
export type DeviceResult = {
  SIDMau: string;
  MaMay: string;
  GiaTri: string;
  DonVi: string | null;
  Co: string | null;
  /** When it was measured, as an instant; null when the analyser does not say. */
  LucChay: string | null;
  /** The analyser says that it is not final. */
  ChuaCuoi?: boolean;
};

/** What a message of an analyser holds: values, and samples whose orders it asks for. */
export type DeviceMessage = { results: DeviceResult[]; queries: string[] };

/** What an analyser is told of a sample: what to measure, by its own codes. */
export type DeviceOrder = {
  SIDMau: string;
  MaYTe: string;
  GioiTinh: 'M' | 'F' | 'U';
  /** YYYYMMDD, or empty when only the year is known. */
  NgaySinh: string;
  KhanCap: boolean;
  MaMays: readonly string[];
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

/** The unit of a field by its parts: a power that an analyser wrote with the sign that parts a field (`10^9/L`) is put together again. */
export function unitOfParts(parts: readonly string[]): string | null {
  const [first = '', second = ''] = parts;
  const power = /(?:10|m)$/i.test(first) && /^-?\d{1,2}(?:\D|$)/.test(second);
  return (power ? `${first}^${second}` : parts.find((one) => one !== '')) || null;
}

/** A number of an analyser by its parts: `<` and `0.5`, `1`, `:` and `128`. */
export function numberOfParts(parts: readonly string[]): string {
  return parts.join('').replace(/^<=/, '≤').replace(/^>=/, '≥');
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
