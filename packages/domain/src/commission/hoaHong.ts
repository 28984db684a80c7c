import type Big from 'big.js';
import { type Decimal, dec, round, roundDown, sum, toMoney } from '../money/decimal.ts';

/** Days of one report at most. */
export const commissionDaysMost = 366;

/** Somebody who performed, with the share of the pay of performing in percent; null: an equal part of what the others leave. */
export type NguoiLam = { NhanVien_Id: string; TyLe: number | null };

/** A service as it was performed: at once, or in one session of a course. */
export type LanThucHien = {
  /** What the account of the visit has for it, exemptions taken off; of a course that of all its sessions. */
  ThanhTien: Decimal;
  /** How many sessions this is one of, and which, from 1. */
  SoBuoi: number;
  Lan: number;
  /** Of its amount, what those who perform are due, and what whoever ordered it is due. */
  PhanTramThucHien: Decimal | null;
  PhanTramHoaHong: Decimal | null;
  /** The team in its order, the main performer first. */
  Kip: readonly NguoiLam[];
  NguoiChiDinh_Id: string | null;
  /** The own percentage of whoever ordered it: for services that have none. */
  PhanTramRieng: Decimal | null;
};

/** What one person is due of a performance. */
export type PhanDuocHuong = {
  NhanVien_Id: string;
  /** Performed it, with this share of the pay of performing, in percent. */
  thucHien: boolean;
  TyLe: Decimal | null;
  PhanThucHien: Decimal;
  /** Ordered it, at this percentage of its amount. */
  chiDinh: boolean;
  PhanTramHoaHong: Decimal | null;
  HoaHong: Decimal;
};

/** A performance told in money: its amount, what each is due, and what of the pay of performing nobody has a share of. */
export type HoaHongCuaLan = { ThanhTien: Decimal; phans: PhanDuocHuong[]; khongChia: Decimal };

/**
 * What is due of a performance. The pay of performing is a percentage of its amount, rounded half-up to the dong, and divided by the
 * shares of the team; whoever has none written has an equal part of what the others leave. The commission of whoever ordered it is the
 * percentage of the service, else the person's own, rounded half-up to the dong.
 */
export function commissionOf(one: LanThucHien): HoaHongCuaLan {
  const amount = amountOfSession(one);
  const shares = sharesOf(one.Kip);
  // thirds of a share leave nothing, rather than less than nothing
  const rest = dec(100).minus(sum(shares));
  const left = rest.gt(0) ? rest : dec(0);
  const pay = round(amount.times(one.PhanTramThucHien ?? 0).div(100), 0);
  const [khongChia = dec(0), ...paid] = divided(pay, [left, ...shares]);
  const percent = one.PhanTramHoaHong ?? one.PhanTramRieng;
  const due = round(amount.times(percent ?? 0).div(100), 0);
  const orderer = one.NguoiChiDinh_Id;
  const phans = one.Kip.map(({ NhanVien_Id }, at): PhanDuocHuong => {
    // one commission, also where a team names a person twice
    const chiDinh = NhanVien_Id === orderer && one.Kip.findIndex((of) => of.NhanVien_Id === orderer) === at;
    return {
      NhanVien_Id,
      thucHien: true,
      TyLe: toMoney(shares[at] ?? 0),
      PhanThucHien: toMoney(paid[at] ?? 0),
      chiDinh,
      PhanTramHoaHong: chiDinh ? percent : null,
      HoaHong: toMoney(chiDinh ? due : 0),
    };
  });
  if (orderer && !phans.some(({ chiDinh }) => chiDinh))
    phans.push({
      NhanVien_Id: orderer,
      thucHien: false,
      TyLe: null,
      PhanThucHien: toMoney(0),
      chiDinh: true,
      PhanTramHoaHong: percent,
      HoaHong: toMoney(due),
    });
  return { ThanhTien: toMoney(amount), phans, khongChia: toMoney(khongChia) };
}

/** The amount of one session: all sessions of a course add up to the course, each within a dong of the others. */
function amountOfSession({ ThanhTien, SoBuoi, Lan }: LanThucHien): Big {
  if (SoBuoi <= 1) return dec(ThanhTien);
  const until = (count: number) =>
    count >= SoBuoi ? dec(ThanhTien) : round(dec(ThanhTien).times(count).div(SoBuoi), 0);
  return until(Lan).minus(until(Lan - 1));
}

/** The shares of a team in percent, 100 at most in all: written ones of more than that are parts of 100 in their proportion. */
function sharesOf(team: readonly NguoiLam[]): Big[] {
  const written = sum(team.map(({ TyLe }) => TyLe ?? 0));
  const open = team.filter(({ TyLe }) => TyLe === null).length;
  const left = written.gt(100) ? dec(0) : dec(100).minus(written);
  const scale = (share: Big) => (written.gt(100) ? share.times(100).div(written) : share);
  return team.map(({ TyLe }) => (TyLe === null ? left.div(open) : scale(dec(TyLe))));
}

/**
 * Whole dong divided by shares in percent that make 100. Each part is rounded down; the dong that are left over go one each to the parts
 * that lost most by that, the earlier one first where they lost the same. The parts add up to the whole.
 */
function divided(whole: Big, shares: readonly Big[]): Big[] {
  const exact = shares.map((share) => whole.times(share).div(100));
  const parts = exact.map(roundDown);
  const left = whole.minus(sum(parts)).toNumber();
  const lost = (at: number) => (exact[at] ?? dec(0)).minus(parts[at] ?? 0);
  const first = shares
    .map((_share, at) => at)
    .filter((at) => shares[at]?.gt(0))
    .sort((a, b) => lost(b).cmp(lost(a)) || a - b)
    .slice(0, left);
  return parts.map((part, at) => (first.includes(at) ? part.plus(1) : part));
}
