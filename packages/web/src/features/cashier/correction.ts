import { dec } from '@sen/domain/money/decimal';

/** What a correction changes of a line; fields that stay are left out. */
export type LineCorrection = { SoLuong?: string; DonGia?: string; LaBHYT?: boolean };

type Line = { SoLuong: string; DonGia: string; LaBHYT: boolean };

/** The difference between a line and what was typed; null while nothing differs or a number cannot be read. */
export function correctionOf(
  line: Line,
  typed: { SoLuong: string | null; DonGia: string | null; LaBHYT: boolean },
): LineCorrection | null {
  if (!isNumber(typed.SoLuong) || !isNumber(typed.DonGia) || dec(typed.SoLuong).lte(0)) return null;
  const change: LineCorrection = {
    ...(dec(typed.SoLuong).eq(line.SoLuong) ? {} : { SoLuong: typed.SoLuong }),
    ...(dec(typed.DonGia).eq(line.DonGia) ? {} : { DonGia: typed.DonGia }),
    ...(typed.LaBHYT === line.LaBHYT ? {} : { LaBHYT: typed.LaBHYT }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

function isNumber(text: string | null): text is string {
  return text !== null && /^\d+(\.\d+)?$/.test(text);
}
