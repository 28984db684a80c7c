import { ngayGiuongThanhToan } from '../insurance/bedDays.ts';
import { dayAfter, daysBetween } from '../insurance/dates.ts';
import { soLuongGiuongTrongNgay } from '../insurance/percent.ts';
import type { Decimal } from '../money/decimal.ts';

/** A time in a bed: whose, in which ward, what a day in it is billed as. Times in minutes since an epoch at a local midnight. */
export type LuotGiuong = {
  nguoi: string;
  giuong: string;
  khoa: string;
  dichVu: string;
  tu: number;
  den: number;
};

/** A day in a bed as it is billed: how many shared the bed, and how much of a day it counts. */
export type NgayGiuong = {
  ngay: string;
  khoa: string;
  giuong: string;
  dichVu: string;
  soNguoi: number;
  soLuong: Decimal;
};

const minutesOfDay = 1440;
/** Who lay together for less does not share the day. */
const phutGhep = 240;
const epoch = '2000-01-01';

/** A local time 'YYYY-MM-DDTHH:mm' as minutes; throws RangeError on other text. */
export function phut(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(11, 16).split(':').map(Number);
  return daysBetween(epoch, time) * minutesOfDay + hours * 60 + minutes;
}

/**
 * How many shared a bed with somebody on a day: the most who lay there together for four hours or more of that day, one where nobody did.
 * The hours in which more lay there count for fewer too.
 */
export function soNguoiTrongNgay(
  nguoi: string,
  giuong: string,
  ngay: string,
  luots: readonly LuotGiuong[],
): number {
  const from = phut(ngay);
  const there = luots
    .filter((one) => one.giuong === giuong)
    .map((one) => ({ ...one, tu: Math.max(one.tu, from), den: Math.min(one.den, from + minutesOfDay) }))
    .filter((one) => one.den > one.tu);
  const edges = [...new Set(there.flatMap(({ tu, den }) => [tu, den]))].sort((a, b) => a - b);
  const together: number[] = [];
  edges.slice(1).forEach((den, at) => {
    const tu = edges[at] ?? den;
    const lying = new Set(there.filter((one) => one.tu <= tu && one.den >= den).map((one) => one.nguoi));
    if (!lying.has(nguoi)) return;
    for (let count = 1; count <= lying.size; count++) together[count] = (together[count] ?? 0) + den - tu;
  });
  let most = 1;
  together.forEach((minutes, count) => {
    if (minutes >= phutGhep && count > most) most = count;
  });
  return most;
}

/**
 * The bed days of somebody's stay, by day: as many as are paid of it, the first days first. A day in several wards counts half in the
 * dearest and half in the cheapest; in one ward the kind of bed counts that was lain in longer. `luots` are the times in beds of all who
 * lay in the stay's beds; `gia` is the price of a day of a service.
 */
export function ngayGiuongs(
  nguoi: string,
  stay: { ngayVao: string; ngayRa: string; ketQuaDieuTri: string; maLoaiRaVien: string },
  luots: readonly LuotGiuong[],
  gia: (dichVu: string) => Decimal,
): NgayGiuong[] {
  const mine = luots.filter((one) => one.nguoi === nguoi);
  const days: NgayGiuong[] = [];
  for (let nth = 0; nth < ngayGiuongThanhToan(stay); nth++) {
    const ngay = dayAfter(stay.ngayVao, nth);
    const beds = bedsOfDay(ngay, mine);
    const shares = soLuongGiuongTrongNgay(beds.map(({ dichVu }) => gia(dichVu)));
    beds.forEach(({ khoa, giuong, dichVu }, at) => {
      const soNguoi = soNguoiTrongNgay(nguoi, giuong, ngay, luots);
      const soLuong = shares[at] ?? '0';
      if (soLuong !== '0') days.push({ ngay, khoa, giuong, dichVu, soNguoi, soLuong });
    });
  }
  return days;
}

/** The bed that counts of each ward in which somebody lay on a day, in the order of the wards. */
function bedsOfDay(ngay: string, mine: readonly LuotGiuong[]): LuotGiuong[] {
  const from = phut(ngay);
  const parts = mine
    .map((one) => ({ ...one, tu: Math.max(one.tu, from), den: Math.min(one.den, from + minutesOfDay) }))
    .filter((one) => one.den > one.tu)
    .sort((a, b) => a.tu - b.tu);
  const wards: LuotGiuong[][] = [];
  for (const part of parts) {
    const last = wards.at(-1);
    if (last?.[0]?.khoa === part.khoa) last.push(part);
    else wards.push([part]);
  }
  return wards.flatMap((lain) => {
    const service = longest(lain, ({ dichVu }) => dichVu);
    const bed = longest(
      lain.filter(({ dichVu }) => dichVu === service?.dichVu),
      ({ giuong }) => giuong,
    );
    return bed ? [bed] : [];
  });
}

/** The last of the times of the key that was lain in longest; of equal ones the later. */
function longest(parts: readonly LuotGiuong[], keyOf: (one: LuotGiuong) => string): LuotGiuong | undefined {
  const minutes = new Map<string, number>();
  for (const one of parts) minutes.set(keyOf(one), (minutes.get(keyOf(one)) ?? 0) + one.den - one.tu);
  let found: LuotGiuong | undefined;
  for (const one of parts)
    if (!found || (minutes.get(keyOf(one)) ?? 0) >= (minutes.get(keyOf(found)) ?? 0)) found = one;
  return found;
}
