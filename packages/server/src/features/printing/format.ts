import type { ResultFlag } from '@sen/domain/lab/reference';
import { formatVnd } from '@sen/domain/money/decimal';

export type Language = 'vi' | 'en';

const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const BLANK_DATE = '--/--/----';
const GIOI_TINH = {
  vi: { MALE: 'Nam', FEMALE: 'Nữ', OTHER: 'Khác' },
  en: { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
};
const LOAI_TUOI = {
  vi: { Ngay: 'ngày tuổi', Thang: 'tháng tuổi', Nam: 'tuổi' },
  en: { Ngay: 'days', Thang: 'months', Nam: 'years' },
};

export type GioiTinh = keyof (typeof GIOI_TINH)['vi'];
export type LoaiTuoi = keyof (typeof LOAI_TUOI)['vi'];

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'DD/MM/YYYY' of an ISO date, or of an ISO time in Vietnam; '--/--/----' of nothing. */
export function day(iso: string | null): string {
  if (iso === null) return BLANK_DATE;
  const [year, month, date] = iso.length === 10 ? iso.split('-') : [];
  return year !== undefined ? `${date}/${month}/${year}` : partsOf(iso).day;
}

/** '08:05 21/11/2026', a moment (ISO with its offset) as it is in Vietnam; '' of nothing. */
export function moment(iso: string | null): string {
  if (iso === null) return '';
  const parts = partsOf(iso);
  return `${parts.time} ${parts.day}`;
}

/** 'Ngày 21 tháng 11 năm 2026', the line above a signature, of an ISO date or moment. */
export function longDay(iso: string, language: Language): string {
  const [date = '', month = '', year = ''] = day(iso).split('/');
  return language === 'vi' ? `Ngày ${date} tháng ${month} năm ${year}` : `Date: ${date}/${month}/${year}`;
}

const FLAGS = { L: '↓ L', H: '↑ H', LL: '↓↓ LL', HH: '↑↑ HH', N: '' };

/** '↑ H' of a value above the normal range: the arrow tells the direction where a print has no colour; '' within it or of nothing. */
export function flagMark(flag: ResultFlag | null): string {
  return flag === null ? '' : FLAGS[flag];
}

/** '1.234.567' dong; '' of nothing. */
export function money(amount: string | null): string {
  return amount === null ? '' : formatVnd(amount);
}

/** A quantity with the comma of Vietnam and without idle zeros: '2.500' is '2,5'. */
export function quantity(amount: string): string {
  const [whole = '', part = ''] = amount.split('.');
  const digits = part.replace(/0+$/, '');
  return digits === '' ? whole : `${whole},${digits}`;
}

/** 'Nữ', 'Female': a sex in the language of the form. */
export function gioiTinh(value: GioiTinh, language: Language): string {
  return GIOI_TINH[language][value];
}

/** '34 tuổi', '20 tháng tuổi': an age with the unit that the age rule gave it. */
export function tuoi(value: number, unit: LoaiTuoi, language: Language): string {
  return `${value} ${LOAI_TUOI[language][unit]}`;
}

/** The parts that are there, in one line. */
export function joined(parts: readonly (string | null)[], separator: string): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}

function partsOf(iso: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    dayAndTime.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.day}/${parts.month}/${parts.year}`, time: `${parts.hour}:${parts.minute}` };
}
