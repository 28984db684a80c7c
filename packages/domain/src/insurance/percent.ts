import { type Decimal, dec } from '../money/decimal.ts';
import { type ThamSo, thamSo } from './parameters.ts';

/** The reduced rates that a payer object (DoiTuong) sets, percent 0-100. */
export type PhanTramDoiTuong = { PhanTram80: number; PhanTram50: number; PhanTram30: number };

/** All rates of TYLE_TT_DV: those of the payer object and those of the dated parameters. */
export type BangTyLe = PhanTramDoiTuong & { KhamThu5: number; GiuongGhep3: number };

/** The rates for a payer object on a day (insurance 1.5). */
export function bangTyLe(doiTuong: PhanTramDoiTuong, date: string, rows: readonly ThamSo[]): BangTyLe {
  return {
    PhanTram80: doiTuong.PhanTram80,
    PhanTram50: doiTuong.PhanTram50,
    PhanTram30: doiTuong.PhanTram30,
    KhamThu5: Number(thamSo(rows, 'KHAM_THU_5', date)),
    GiuongGhep3: Number(thamSo(rows, 'GIUONG_GHEP_3', date)),
  };
}

/**
 * TYLE_TT_DV of the exams of one person on one day, given their specialities in order of time.
 * 100, then three at PhanTram30, the fifth at its own rate, later ones 0; a speciality that was seen already gets 0
 * and takes no place in the count.
 */
export function tyLeKham(chuyenKhoas: readonly string[], bang: BangTyLe): number[] {
  const seen = new Set<string>();
  return chuyenKhoas.map((chuyenKhoa) => {
    if (seen.has(chuyenKhoa)) return 0;
    seen.add(chuyenKhoa);
    if (seen.size === 1) return 100;
    if (seen.size <= 4) return bang.PhanTram30;
    return seen.size === 5 ? bang.KhamThu5 : 0;
  });
}

/** One act of a session in the operating room. */
export type CuocMo = { loai: 'PhauThuat' | 'ThuThuat'; kip: string; donGiaBHYT: Decimal };

/**
 * TYLE_TT_DV of the acts of one session: the dearest operation 100, a further one PhanTram50 by the same team and
 * PhanTram80 by another, a procedure that arose inside an operation PhanTram80. Without an operation all are 100.
 */
export function tyLePhauThuat(cuocMos: readonly CuocMo[], bang: BangTyLe): number[] {
  let main: CuocMo | null = null;
  for (const act of cuocMos) {
    if (act.loai === 'PhauThuat' && (main === null || dec(act.donGiaBHYT).gt(main.donGiaBHYT))) main = act;
  }
  return cuocMos.map((act) => {
    if (main === null || act === main) return 100;
    if (act.loai === 'ThuThuat') return bang.PhanTram80;
    return act.kip === main.kip ? bang.PhanTram50 : bang.PhanTram80;
  });
}

/** TYLE_TT_DV of a bed by the number of people in it. Throws RangeError below one. */
export function tyLeGiuong(soNguoi: number, bang: BangTyLe): number {
  if (soNguoi < 1) throw new RangeError('a bed day has at least one person');
  if (soNguoi === 1) return 100;
  return soNguoi === 2 ? bang.PhanTram50 : bang.GiuongGhep3;
}

/**
 * SO_LUONG of the beds of one day, given their prices in order of time: one bed is a day; of several departments the
 * dearest and the cheapest are half a day each and the others nothing. Of equal prices the later bed counts.
 */
export function soLuongGiuongTrongNgay(donGias: readonly Decimal[]): Decimal[] {
  if (donGias.length <= 1) return donGias.map(() => '1');
  let dearest = 0;
  donGias.forEach((price, i) => {
    if (dec(price).gte(donGias[dearest] ?? price)) dearest = i;
  });
  let cheapest = dearest === 0 ? 1 : 0;
  donGias.forEach((price, i) => {
    if (i !== dearest && dec(price).lte(donGias[cheapest] ?? price)) cheapest = i;
  });
  return donGias.map((_, i) => (i === dearest || i === cheapest ? '0.5' : '0'));
}

/** Percent of its price that the fund takes as the base for the n-th coronary stent of a person (insurance 1.6). */
export function tyLeStent(thuTu: number): number {
  if (thuTu <= 1) return 100;
  return thuTu === 2 ? 50 : 0;
}
