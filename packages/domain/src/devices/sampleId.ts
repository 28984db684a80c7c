import type { SampleId } from './deviceMessage.ts';

/** Where the id of a sample stands, by record: the field and the part, counted from 1; null for any part of the field. */
export type SamplePlaces = ReadonlyMap<string, { field: number; part: number | null }>;

/** Records in which the id of a sample may stand, by protocol. */
const recordsOf = {
  ASTM: ['P', 'O', 'Q'],
  HL7: ['PID', 'ORC', 'OBR', 'SPM', 'SAC', 'QRD'],
} as const;

const place = /^([A-Z]{1,3})[.-](\d{1,2})(?:[.-](\d{1,2}))?$/;

/** Where a link says that the id of a sample stands, such as `O.4.3, Q.3.3` or `OBR-2`; empty for "wherever it is". */
export function samplePlaces(text: string | null | undefined): SamplePlaces {
  return new Map(
    wordsOf(text).flatMap((word) => {
      const [, record, field, part] = place.exec(word) ?? [];
      return record ? [[record, { field: Number(field), part: part ? Number(part) : null }] as const] : [];
    }),
  );
}

/** Whether a text names such places of a protocol, each record once. */
export function isSamplePlaces(text: string, protocol: unknown): boolean {
  const known: readonly string[] = protocol === 'HL7' ? recordsOf.HL7 : recordsOf.ASTM;
  const words = wordsOf(text);
  const records = words.map((word) => {
    const [, record = '', field, part] = place.exec(word) ?? [];
    // the first field of a record of ASTM is its letter
    const least = protocol === 'HL7' ? 1 : 2;
    return Number(field) >= least && part !== '0' ? record : '';
  });
  return records.every((one) => known.includes(one)) && new Set(records).size === records.length;
}

const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

/** The id of a sample by the parts of the fields that may hold it: the longest is most likely it. */
export function sampleIdOf(parts: readonly string[]): SampleId {
  const told = [...new Set(parts.filter((one) => one !== ''))];
  const SIDMau = told.reduce((best, one) => (one.length > best.length ? one : best), '');
  return told.length > 1 ? { SIDMau, MauKhac: told } : { SIDMau };
}

/** Every part that may be the id of a sample. */
export function idsOf({ SIDMau, MauKhac }: SampleId): readonly string[] {
  return MauKhac ?? (SIDMau === '' ? [] : [SIDMau]);
}
