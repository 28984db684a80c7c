import type { Dictionary } from 'dcmjs';
import type { WebPicture, WebStudy } from './webRows.ts';

/** An element as DICOM's JSON writes it (PS3.18 F). */
export type JsonElement = { vr: string; Value?: unknown[]; InlineBinary?: string; BulkDataURI?: string };
export type JsonDataset = Record<string, JsonElement>;

const binary = new Set(['OB', 'OW', 'OD', 'OF', 'OL', 'OV', 'UN']);
const pixels = '7FE00010';
const inlineMost = 4096;

/** The head of a picture as JSON, its pixels by the address where they are given. */
export function jsonOf(dict: Dictionary, pixelsAt: string): JsonDataset {
  const json = Object.fromEntries(
    Object.entries(dict).flatMap(([tag, { vr, Value }]): [string, JsonElement][] => {
      if (tag === pixels || tag.endsWith('0000')) return [];
      if (binary.has(vr)) {
        const bytes = bytesOf(Value?.[0]);
        return bytes && bytes.length <= inlineMost
          ? [[tag, { vr, InlineBinary: bytes.toString('base64') }]]
          : [[tag, { vr }]];
      }
      const values = (Value ?? []).map(
        (one) => (vr === 'SQ' ? jsonOf(one as Dictionary, pixelsAt) : plainValue(one)), // items of a sequence are data sets
      );
      return [[tag, values.some((one) => one !== null) ? { vr, Value: values } : { vr }]];
    }),
  );
  // JSON is UTF-8, whatever the file was
  if (json['00080005']) json['00080005'] = { vr: 'CS', Value: ['ISO_IR 192'] };
  return dict[pixels] ? { ...json, [pixels]: { vr: 'OW', BulkDataURI: pixelsAt } } : json;
}

function bytesOf(value: unknown): Buffer | null {
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  return value instanceof Uint8Array ? Buffer.from(value) : null;
}

function plainValue(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return value;
  if (!('Alphabetic' in value)) return null;
  const { Alphabetic } = value;
  return { Alphabetic };
}

const texts = (vr: string, ...values: (string | null)[]): JsonElement =>
  values.every((one) => one) && values.length > 0 ? { vr, Value: values } : { vr };
const number = (value: number | null): JsonElement =>
  value === null ? { vr: 'IS' } : { vr: 'IS', Value: [value] };
const name = (value: string): JsonElement =>
  value ? { vr: 'PN', Value: [{ Alphabetic: value.split('=')[0] }] } : { vr: 'PN' };

/** A study as an answer of a search (PS3.18, QIDO-RS). */
export function jsonOfStudy(study: WebStudy): JsonDataset {
  return {
    '00080005': texts('CS', 'ISO_IR 192'),
    '00080020': texts('DA', study.ngay),
    '00080030': texts('TM', study.gio),
    '00080050': texts('SH', study.AccessionNumber),
    '00080061': texts('CS', ...study.LoaiMay.split(',')),
    '00081030': texts('LO', study.MoTa),
    '00100010': name(study.TenNguoiBenh),
    '00100020': texts('LO', study.MaNguoiBenh),
    '00100030': texts('DA', study.NgaySinh),
    '00100040': texts('CS', study.GioiTinh),
    '0020000D': texts('UI', study.StudyUID),
    '00201206': number(study.soLoat),
    '00201208': number(study.soAnh),
  };
}

/** The series of pictures as answers of a search. */
export function jsonOfSeries(study: WebStudy, pictures: readonly WebPicture[]): JsonDataset[] {
  const series = new Map(pictures.map((one) => [one.SeriesUID, one]));
  return [...series.values()].map((one) => ({
    '00080060': texts('CS', one.LoaiMay),
    '0008103E': texts('LO', one.MoTa),
    '0020000D': texts('UI', study.StudyUID),
    '0020000E': texts('UI', one.SeriesUID),
    '00200011': number(one.SoLoat),
    '00201209': number(pictures.filter(({ SeriesUID }) => SeriesUID === one.SeriesUID).length),
  }));
}

/** A picture as an answer of a search. */
export function jsonOfPicture(study: WebStudy, one: WebPicture): JsonDataset {
  return {
    '00080016': texts('UI', one.LoaiSOP),
    '00080018': texts('UI', one.SOPUID),
    '00080060': texts('CS', one.LoaiMay),
    '0008103E': texts('LO', one.MoTa),
    '0020000D': texts('UI', study.StudyUID),
    '0020000E': texts('UI', one.SeriesUID),
    '00200011': number(one.SoLoat),
    '00200013': number(one.SoAnh),
    '00280008': number(one.SoKhung),
    '00280010': one.SoDong === null ? { vr: 'US' } : { vr: 'US', Value: [one.SoDong] },
    '00280011': one.SoCot === null ? { vr: 'US' } : { vr: 'US', Value: [one.SoCot] },
  };
}
