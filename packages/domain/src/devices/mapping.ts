import Big from 'big.js';

/** How a value of an analyser becomes one of the laboratory: what it is multiplied by, and rounded to so many decimals. */
export type Conversion = { HeSo: string | null; SoLe: number | null };

/** A value of an analyser in the laboratory's unit; what is no number stays as it is. */
export function converted(value: string, { HeSo, SoLe }: Conversion): string {
  const found = /^([<>≤≥]?)\s*(-?\d+(?:[.,]\d+)?)$/.exec(value.trim());
  if (!found || (HeSo === null && SoLe === null)) return value.trim();
  const number = new Big((found[2] ?? '0').replace(',', '.')).times(HeSo ?? '1');
  return `${found[1]}${SoLe === null ? number.toFixed() : number.toFixed(SoLe)}`;
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
