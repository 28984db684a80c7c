import { isCalendarDay } from '../ages/age.ts';
import { parseThe } from '../insurance/card.ts';
import { patientCode } from '../names/query.ts';
import { withoutScannerMarks } from './wedge.ts';

/** What a card says of a person. */
type OnCard = {
  TenBenhNhan: string;
  NgaySinh: string | null;
  NamSinh: number | null;
  GioiTinh: 'MALE' | 'FEMALE' | null;
  diaChi: string;
  /** The name as it was read when its scanner lost letters of it, such as `Nguy?n`: `TenBenhNhan` is empty then, to be typed. */
  tenMatChu?: string;
};

export type InsuranceScan = OnCard & {
  kind: 'insurance';
  SoTheBHYT: string;
  /** Code of the registered facility, such as 01005. */
  maDKBD: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
  NgayCap: string | null;
  NgayDu5Nam: string | null;
  KhuVucSinhSong: 'K1' | 'K2' | 'K3' | null;
};

export type CitizenScan = OnCard & {
  kind: 'citizen';
  CMNDHoacHoChieu: string;
  CMNDCu: string | null;
  NgayCap: string | null;
};

export type Scan =
  | InsuranceScan
  | CitizenScan
  /** A payment QR: nothing for a desk that looks for a patient. */
  | { kind: 'bank' }
  /** A code of ours: a patient, a slip, a reception; or a card number alone. */
  | { kind: 'code'; value: string }
  /** A short-lived token of an app on a phone, or a damaged code: the number must be typed. */
  | { kind: 'unreadable' };

/** Tells what a scanner read and takes it apart (domain 2). */
export function parseScan(input: string): Scan {
  const text = withoutScannerMarks(input.replace(/[\t\r\n]+$/g, '').trim());
  if (text.startsWith('000201')) return { kind: 'bank' };
  if (text.includes('|')) {
    const fields = text.split('|').map((field) => field.trim());
    const [first = ''] = fields;
    if (/^\d{12}$/.test(first) && !text.endsWith('$')) return citizen(fields) ?? { kind: 'unreadable' };
    return insurance(fields) ?? { kind: 'unreadable' };
  }
  if (patientCode.test(text) || /^[A-Za-z]{2}\d{6}-\d{4,}$/.test(text) || parseThe(text))
    return { kind: 'code', value: text.toUpperCase() };
  return /^[\p{L}\p{N}./-]{3,40}$/u.test(text) ? { kind: 'code', value: text } : { kind: 'unreadable' };
}

/** The paper insurance card; fields that are missing at the end, and a scanner that drops the final sign, are tolerated. */
function insurance(fields: readonly string[]): InsuranceScan | null {
  const card = parseThe(fields[0] ?? '');
  if (!card || card.loai === 'CanCuoc' || fields.length < 8) return null;
  const born = birth(fields[2]);
  return {
    kind: 'insurance',
    SoTheBHYT: card.soThe,
    ...named(fromHex(fields[1])),
    ...born,
    GioiTinh: fields[3] === '1' ? 'MALE' : fields[3] === '2' ? 'FEMALE' : null,
    diaChi: addressRead(fromHex(fields[4])),
    maDKBD: fields[5]?.replace(/[\s-]/g, '') || null,
    BHYTNgayHieuLuc: day(fields[6]),
    BHYTNgayHetHieuLuc: day(fields[7]),
    NgayCap: day(fields[8]),
    KhuVucSinhSong: areas[fields[11] ?? ''] ?? null,
    NgayDu5Nam: day(fields[12]),
  };
}

const areas: Readonly<Record<string, 'K1' | 'K2' | 'K3'>> = {
  '5': 'K1',
  '6': 'K2',
  '7': 'K3',
  K1: 'K1',
  K2: 'K2',
  K3: 'K3',
};

/** The chip card: seven fields, newer ones append more. */
function citizen(fields: readonly string[]): CitizenScan | null {
  const [id = '', old = '', name = '', born = '', sex = '', address = '', issued = ''] = fields;
  if (fields.length < 6 || name === '') return null;
  return {
    kind: 'citizen',
    CMNDHoacHoChieu: id,
    CMNDCu: /^\d{9}$/.test(old) ? old : null,
    ...named(name),
    ...birth(born),
    GioiTinh: /^nam$/i.test(sex) ? 'MALE' : /^n[ữu?\ufffd]/iu.test(sex.normalize('NFC')) ? 'FEMALE' : null,
    diaChi: addressRead(address),
    NgayCap: day(issued),
  };
}

/**
 * What a citizen id itself tells: sex and year of birth (place, century with sex, two digits of the year, six digits). A soft
 * check only: some were issued with a mistake. Null for anything but twelve digits.
 */
export function citizenIdFacts(id: string): { GioiTinh: 'MALE' | 'FEMALE'; NamSinh: number } | null {
  const match = /^\d{3}(\d)(\d{2})\d{6}$/.exec(id);
  if (!match) return null;
  const century = Number(match[1]);
  return {
    GioiTinh: century % 2 === 0 ? 'MALE' : 'FEMALE',
    NamSinh: 1900 + Math.floor(century / 2) * 100 + Number(match[2]),
  };
}

/** A keyboard of a Western page has no key for most Vietnamese letters: it types a question mark, or the sign of a lost letter. */
const lost = /[?\ufffd]/;

function named(name: string): Pick<OnCard, 'TenBenhNhan' | 'tenMatChu'> {
  return lost.test(name) ? { TenBenhNhan: '', tenMatChu: name } : { TenBenhNhan: name };
}

/** An address that lost letters would be taken for another one: it is typed. */
function addressRead(address: string): string {
  return lost.test(address) ? '' : address;
}

function birth(text: string | undefined): { NgaySinh: string | null; NamSinh: number | null } {
  const NgaySinh = day(text);
  const year = NgaySinh?.slice(0, 4) ?? /(\d{4})$/.exec(text ?? '')?.[1];
  return { NgaySinh, NamSinh: year ? Number(year) : null };
}

/** 'dd/MM/yyyy' or 'ddMMyyyy' as YYYY-MM-DD; null for a year alone, a dash, or no day of the calendar. */
function day(text: string | undefined): string | null {
  const match = /^(\d{2})[/.-]?(\d{2})[/.-]?(\d{4})$/.exec(text ?? '');
  if (!match) return null;
  const [, date = '', month = '', year = ''] = match;
  const iso = `${year}-${month}-${date}`;
  return isCalendarDay(iso) ? iso : null;
}

/** Bytes of UTF-8 as hexadecimal digits; other text comes back as it is, a dash as nothing. */
function fromHex(text: string | undefined): string {
  const value = text ?? '';
  if (value === '-') return '';
  if (value.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(value)) return value;
  try {
    return decodeURIComponent(value.replace(/../g, '%$&')).normalize('NFC');
  } catch {
    return value; // not UTF-8 after all
  }
}
