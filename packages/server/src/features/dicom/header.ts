import dcmjs, { type Dictionary } from 'dcmjs';
import dicomParser from 'dicom-parser';
import { changesLetters, withLetters } from './letters.ts';

const { DicomMessage, DicomMetaDictionary } = dcmjs.data;
dcmjs.log.setLevel?.('error');

/** What Sen keeps of the head of a picture: texts as sent, null where nothing was. */
export type Head = {
  StudyUID: string;
  SeriesUID: string;
  SOPUID: string;
  LoaiSOP: string;
  MaNguoiBenh: string;
  TenNguoiBenh: string;
  NgaySinh: string | null;
  GioiTinh: string | null;
  SoTruyCap: string;
  LoaiMay: string;
  MoTaCa: string | null;
  MoTaLoat: string | null;
  NgayChup: Date | null;
  SoLoat: number | null;
  SoAnh: number | null;
  SoDong: number | null;
  SoCot: number | null;
  SoKhung: number;
};

/** Elements by their keyword, as dcmjs gives them. */
export type Elements = Record<string, unknown>;

/** The elements of a file of DICOM (PS3.10) without its pixels; the bytes may end within those. Throws for what is no such file. */
export function elementsOf(bytes: Uint8Array): { meta: Elements; elements: Elements } {
  const { meta, dict } = dictionaryOf(bytes);
  return {
    meta: DicomMetaDictionary.naturalizeDataset(meta),
    elements: DicomMetaDictionary.naturalizeDataset(dict),
  };
}

/** The same, as DICOM's JSON names them: by tag, with `vr` and `Value`. */
export function dictionaryOf(bytes: Uint8Array): { meta: Dictionary; dict: Dictionary } {
  const read = () =>
    DicomMessage.readFile(bufferOf(bytes), {
      ignoreErrors: true,
      untilTag: '7FE00010',
      includeUntilTagValue: false,
    });
  const place = lettersAt(bytes);
  const sets = place
    ? textIn(bytes, place)
        .split('\\')
        .map((set) => set.trim())
    : [];
  if (!place || !changesLetters(sets)) return read();
  // dcmjs knows one set alone: it is given none, and a letter for each byte comes back
  bytes = Uint8Array.from(bytes).fill(space, place.from, place.from + place.length);
  const { meta, dict } = read();
  return { meta, dict: withLetters(dict, sets) };
}

const space = 0x20;

/** Where the sets of letters are named. */
function lettersAt(bytes: Uint8Array): { from: number; length: number } | null {
  try {
    const { elements } = dicomParser.parseDicom(bytes, { untilTag: 'x00080005' });
    const element = elements['x00080005'];
    return element ? { from: element.dataOffset, length: element.length } : null;
  } catch {
    return null; // dcmjs says what is wrong
  }
}

const textIn = (bytes: Uint8Array, { from, length }: { from: number; length: number }) =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1');

/** Bytes as a buffer that has nothing else; copied only where theirs has. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  const own = byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  return own as ArrayBuffer; // never shared
}

/** The head of a picture. Null for one that lacks what names it: study, series, instance, class. */
export function headOf(elements: Elements): Head | null {
  const text = (name: string) => textOf(elements[name]);
  const number = (name: string) => {
    const value = Number.parseInt(text(name), 10);
    return Number.isSafeInteger(value) ? value : null;
  };
  const [StudyUID, SeriesUID, SOPUID, LoaiSOP] = [
    'StudyInstanceUID',
    'SeriesInstanceUID',
    'SOPInstanceUID',
    'SOPClassUID',
  ].map(text);
  if (![StudyUID, SeriesUID, SOPUID, LoaiSOP].every((uid) => uid && isUid(uid))) return null;
  return {
    StudyUID: StudyUID ?? '',
    SeriesUID: SeriesUID ?? '',
    SOPUID: SOPUID ?? '',
    LoaiSOP: LoaiSOP ?? '',
    MaNguoiBenh: text('PatientID').slice(0, 64),
    TenNguoiBenh: text('PatientName').slice(0, 200),
    NgaySinh: text('PatientBirthDate').slice(0, 20) || null,
    GioiTinh: text('PatientSex').slice(0, 16) || null,
    SoTruyCap: text('AccessionNumber').slice(0, 64),
    LoaiMay: text('Modality').slice(0, 16) || 'OT',
    MoTaCa: text('StudyDescription').slice(0, 200) || null,
    MoTaLoat: text('SeriesDescription').slice(0, 200) || null,
    NgayChup: momentOf(text('StudyDate') || text('ContentDate'), text('StudyTime') || text('ContentTime')),
    SoLoat: number('SeriesNumber'),
    SoAnh: number('InstanceNumber'),
    SoDong: number('Rows'),
    SoCot: number('Columns'),
    SoKhung: Math.max(number('NumberOfFrames') ?? 1, 1),
  };
}

/** A UID as DICOM writes it. */
export function isUid(text: string): boolean {
  return text.length <= 64 && /^\d+(\.\d+)+$/.test(text);
}

/** The first value of an element as text without what fills it up. */
function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (one === null || one === undefined) return '';
  const inner = typeof one === 'object' && 'Alphabetic' in one ? one.Alphabetic : one;
  return String(inner ?? '')
    .replaceAll('\u0000', '')
    .trim();
}

/** A date 20261126 and a time 081530.123 of a modality, whose clock runs as Vietnam's. */
export function momentOf(date: string, time: string): Date | null {
  const day = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(date);
  if (!day) return null;
  const at = /^(\d{2}):?(\d{2})?:?(\d{2})?/.exec(time);
  const moment = new Date(
    `${day[1]}-${day[2]}-${day[3]}T${at?.[1] ?? '00'}:${at?.[2] ?? '00'}:${at?.[3] ?? '00'}+07:00`,
  );
  return Number.isNaN(moment.getTime()) ? null : moment;
}
