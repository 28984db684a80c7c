import Big from 'big.js';
import { readMeasured } from '../lab/measured.ts';

/** How a value of an analyser becomes one of the laboratory: what it is multiplied by, and rounded to so many decimals. */
export type Conversion = { HeSo: string | null; SoLe: number | null };

/** A value of an analyser in the laboratory's unit; what is no number stays as it is. */
export function converted(value: string, { HeSo, SoLe }: Conversion): string {
  const found = readMeasured(value);
  if (!found || (HeSo === null && SoLe === null)) return value.trim();
  const number = new Big(found.number).times(HeSo ?? '1');
  return `${found.sign}${SoLe === null ? number.toFixed() : number.toFixed(SoLe)}`;
}

/** What a meaning says of the values of its code: the unit that it speaks of, and how that becomes the laboratory's. */
export type UnitMeaning = Conversion & { DonViMay: string | null };

/** Whether a value came in the unit that a meaning speaks of; what names none fits. */
export function fitsMeaning(DonVi: string | null, { DonViMay }: UnitMeaning): boolean {
  return !DonViMay || !DonVi || sameUnit(DonViMay, DonVi);
}

/**
 * A value as the laboratory writes it: by its meaning where it came in the unit that the meaning speaks of, else as it was sent. `DonVi`
 * is the unit that it is in then; null for the laboratory's own, as the meaning says.
 */
export function laboratoryValue(
  { GiaTri, DonVi }: { GiaTri: string; DonVi: string | null },
  meaning: UnitMeaning | null,
): { KetQua: string; DonVi: string | null } {
  if (!meaning || !fitsMeaning(DonVi, meaning)) return { KetQua: GiaTri.trim(), DonVi };
  const says = meaning.HeSo !== null || meaning.DonViMay !== null;
  return { KetQua: converted(GiaTri, meaning), DonVi: says ? null : DonVi };
}

/**
 * Whether two units are one, however it is spelt: `umol/l` is `µmol/L`, `10*9/L` is `10^9/L`. One of the same size under another name
 * (`G/L`) is another unit.
 */
export function sameUnit(one: string, other: string): boolean {
  return plainUnit(one) === plainUnit(other);
}

function plainUnit(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) => `^${digits.normalize('NFKC')}`)
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/[μµ]/g, 'u')
    .replace(/^[x×*]?10[*^]+/, '10^');
}

/** How a link stands. */
export const trangThaiKetNoi = {
  Tat: { vi: 'Đã tắt', en: 'Off' },
  KhongChay: { vi: 'Dịch vụ không chạy', en: 'Service not running' },
  Loi: { vi: 'Lỗi', en: 'Error' },
  DangNghe: { vi: 'Chờ máy kết nối', en: 'Waiting for the analyser' },
  Im: { vi: 'Im lặng', en: 'Silent' },
  DaKetNoi: { vi: 'Đã kết nối', en: 'Connected' },
} as const;

export type TinhTrangThietBi = keyof typeof trangThaiKetNoi;

export type LinkFacts = {
  Bat: boolean;
  /** When the node that serves it said so last. */
  NhipTim: Date | null;
  DuongTruyen: 'DangNghe' | 'DaKetNoi' | 'Loi';
  TinCuoiLuc: Date | null;
  KetNoiLuc: Date | null;
  /** After so many minutes without a message it counts as silent; null never. */
  ImSauPhut: number | null;
};

/** A node that has not said for so long that it serves a link does so no more. */
const beatMs = 40_000;

/** How a link stands at a moment. */
export function linkState(link: LinkFacts, now: Date): TinhTrangThietBi {
  if (!link.Bat) return 'Tat';
  if (!link.NhipTim || now.getTime() - link.NhipTim.getTime() > beatMs) return 'KhongChay';
  if (link.DuongTruyen !== 'DaKetNoi') return link.DuongTruyen;
  const heard = Math.max(link.TinCuoiLuc?.getTime() ?? 0, link.KetNoiLuc?.getTime() ?? 0);
  const silent = link.ImSauPhut !== null && now.getTime() - heard > link.ImSauPhut * 60_000;
  return silent ? 'Im' : 'DaKetNoi';
}
