import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import type { HoaHongInput } from '../../gql/main.ts';
import { type Performance, performances } from './performances.ts';

/** What one person is due. */
export type Due = {
  NhanVien_Id: string;
  soThucHien: number;
  ThanhTien: string;
  PhanThucHien: string;
  soChiDinh: number;
  HoaHong: string;
  Tong: string;
};

/** What all are due, and of how much. */
export type Dues = {
  dongs: Due[];
  soLuot: number;
  ThanhTien: string;
  PhanThucHien: string;
  khongChia: string;
  HoaHong: string;
  conNua: boolean;
};

/** What staff are due in some days; the reading is logged. Errors: those of performances. */
export async function dueOfStaff(ctx: Ctx, input: HoaHongInput): Promise<Dues> {
  const { found, conNua } = await performances(ctx, input);
  await auditView(ctx, { entity: 'BangHoaHong', entityId: null, BenhNhan_Id: null });
  return { ...totalsOf(found), conNua };
}

/** The performances of one person, the newest first. Errors: those of performances. */
export async function performancesOf(
  ctx: Ctx,
  input: HoaHongInput,
  NhanVien_Id: string,
): Promise<PaidPerformance[]> {
  const { found } = await performances(ctx, { ...input, NhanVien_Id });
  return found.flatMap(paidFor);
}

/** A performance as one person is paid for it. */
export type PaidPerformance = Omit<Performance, 'phans' | 'khongChia'> & Performance['phans'][number];

/** A performance, once for each who is paid for it. */
export function paidFor({ phans, khongChia: _nobodys, ...one }: Performance): PaidPerformance[] {
  return phans.map((part) => ({ ...one, ...part }));
}

/** The performances added up, by person and in all. */
export function totalsOf(found: readonly Performance[]): Omit<Dues, 'conNua'> {
  const byPerson = new Map<string, PaidPerformance[]>();
  for (const paid of found.flatMap(paidFor)) {
    const of = byPerson.get(paid.NhanVien_Id) ?? [];
    of.push(paid);
    byPerson.set(paid.NhanVien_Id, of);
  }
  const dongs = [...byPerson].map(([NhanVien_Id, of]) => dueOf(NhanVien_Id, of));
  return {
    dongs: dongs.sort((a, b) => dec(b.Tong).cmp(a.Tong) || a.NhanVien_Id.localeCompare(b.NhanVien_Id)),
    soLuot: found.length,
    ThanhTien: toMoney(sum(found.map((one) => one.ThanhTien))),
    PhanThucHien: toMoney(sum(dongs.map((one) => one.PhanThucHien))),
    khongChia: toMoney(sum(found.map((one) => one.khongChia))),
    HoaHong: toMoney(sum(dongs.map((one) => one.HoaHong))),
  };
}

function dueOf(NhanVien_Id: string, of: readonly PaidPerformance[]): Due {
  const performed = of.filter((one) => one.thucHien);
  const PhanThucHien = toMoney(sum(performed.map((one) => one.PhanThucHien)));
  const HoaHong = toMoney(sum(of.map((one) => one.HoaHong)));
  return {
    NhanVien_Id,
    soThucHien: performed.length,
    ThanhTien: toMoney(sum(performed.map((one) => one.ThanhTien))),
    PhanThucHien,
    soChiDinh: of.filter((one) => one.chiDinh).length,
    HoaHong,
    Tong: toMoney(dec(PhanThucHien).plus(HoaHong)),
  };
}
