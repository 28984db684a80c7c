import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import type { ChuongTrinh, PricedBasket } from '@sen/domain/promotions/basket';
import { priceBasket } from '@sen/domain/promotions/priceBasket';
import { stepText } from '@sen/domain/promotions/steps';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { ThuKhuyenMai } from '../../gql/main.ts';
import { billsOfDay } from './points.ts';
import { mustProgramme, wayOf } from './queries.ts';
import { programmeOf } from './rules.ts';

const shownMost = 10;
const dayMs = 86_400_000;

/**
 * What a programme would have taken off the visits of a day (yesterday when empty), as it stands, released or not, its limits counted
 * from the first visit on. Nothing is written. Errors: NOT_FOUND.
 */
export async function tryProgramme(ctx: Ctx, id: string, ngay?: string | null): Promise<ThuKhuyenMai> {
  const row = await mustProgramme(ctx, id);
  const day = ngay ?? localDay(new Date(ctx.now().getTime() - dayMs));
  const [read] = billsOfDay.all();
  const [bills, cach, programme] = await Promise.all([
    read?.(ctx, day) ?? [],
    wayOf(ctx, day),
    programmeOf(ctx, row, 0),
  ]);
  // the day lies outside its period
  let left: ChuongTrinh = { ...programme, NgayBatDau: '0001-01-01', NgayKetThuc: '9999-12-31' };
  const tried = bills.map(({ TiepNhan_Id, MaTiepNhan, BenhNhan_Id, Nhom_Ids, lines }) => {
    const khach = { BenhNhan_Id, Nhom_Ids };
    const priced = priceBasket({ lines, khach, chuongTrinhs: [left], vouchers: [], cach });
    left = after(left, priced);
    return { TiepNhan_Id, MaTiepNhan, priced };
  });
  const reduced = tried.filter(({ priced }) => dec(priced.tongGiam).gt(0));
  const largest = reduced
    .toSorted((a, b) => dec(b.priced.tongGiam).cmp(a.priced.tongGiam))
    .slice(0, shownMost);
  return {
    ngay: day,
    SoLuot: tried.length,
    SoLuotGiam: reduced.length,
    TongGiam: toMoney(sum(reduced.map(({ priced }) => priced.tongGiam))),
    lonNhats: largest.map(({ priced, ...visit }) => ({
      ...visit,
      TongTruoc: priced.tongTruoc,
      TongGiam: priced.tongGiam,
      buocs: priced.steps
        .filter(({ nguon_Id }) => nguon_Id !== null)
        .map((step) => stepText(step, ctx.language)),
    })),
  };
}

/** A programme with what a bill left of its limits. */
function after(programme: ChuongTrinh, { lines, tongGiam }: PricedBasket): ChuongTrinh {
  const { con } = programme;
  const units = lines.flatMap(({ giams }) => giams).reduce((total, { SoLuong }) => total + SoLuong, 0);
  return {
    ...programme,
    con: {
      soLuong: con.soLuong === null ? null : con.soLuong - units,
      soTien: con.soTien === null ? null : toMoney(dec(con.soTien).minus(tongGiam)),
      lan: con.lan,
    },
  };
}
