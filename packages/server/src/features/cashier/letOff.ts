import { dec } from '@sen/domain/money/decimal';
import type { BasketLine, Giam, PricedBasket } from '@sen/domain/promotions/basket';
import { stepText } from '@sen/domain/promotions/steps';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { noteIn } from '../../engine/sql/known.ts';
import { localSecond } from '../insurance/settleVisit.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { type BillPromotions, promotionsOfBill } from '../promotions/commands.ts';
import { awaitedOfVisit } from './awaited.ts';
import { kindOf } from './promotedBills.ts';
import type { VienPhiDongRow } from './tables.ts';

/** What promotions let off the lines of a visit, by line, in dong; `keep` writes which of them did. */
export type LetOff = {
  of: ReadonlyMap<string, string>;
  /** Lines that are given for what is not paid yet: they wait for it. */
  waiting: ReadonlySet<string>;
  priced: PricedBasket;
  keep: (tx: Tx) => Promise<void>;
};

/**
 * The programmes and vouchers that concern a visit. `key` says which they are; `letOff` works them out for all its live lines as they
 * are split. Lines that money was collected for, or is awaited for, keep what was let off them.
 */
export type VisitPromotions = { key: string; letOff: (lines: readonly PromotedLine[]) => LetOff };

/** What promotions look at of a line. */
export type PromotedLine = Pick<
  VienPhiDongRow,
  | '_id'
  | 'Ten'
  | 'NhomChiPhi'
  | 'DichVu_Id'
  | 'Duoc_Id'
  | 'source_Id'
  | 'SoLuong'
  | 'BNTT'
  | 'NgayYLenh'
  | 'HachToan'
> & {
  /** Of a line that is not ordered yet: the package that it would be a part of. */
  Goi_Id?: string | null;
};

/** Whose bill it is, and what promotions let off it as it stands. */
export type PromotedVisit = { _id: string; BenhNhan_Id: string; Ngay: string; KhuyenMai: string };

/** Reads the promotions of a visit; null where none concerns it, nor did. */
export async function promotionsOfVisit(ctx: Ctx, visit: PromotedVisit): Promise<VisitPromotions | null> {
  const { _id: TiepNhan_Id, BenhNhan_Id, Ngay, KhuyenMai } = visit;
  const applied = dec(KhuyenMai).gt(0);
  const bill = await promotionsOfBill(ctx, { TiepNhan_Id, BenhNhan_Id, tu: Ngay, applied });
  if (!bill) return null;
  const packages = bill.byPackage ? await packagesOrdered(ctx, TiepNhan_Id) : new Map<string, string>();
  const awaited = new Set((await awaitedOfVisit(ctx, TiepNhan_Id)).keys());
  return { key: bill.key, letOff: (lines) => letOff(visit, bill, { packages, awaited }, lines) };
}

function letOff(
  { _id: TiepNhan_Id, BenhNhan_Id }: PromotedVisit,
  bill: BillPromotions,
  known: Known,
  lines: readonly PromotedLine[],
): LetOff {
  const basket = lines.map((line) => basketLine(line, bill.held.get(line._id) ?? [], known));
  const priced = bill.price(basket);
  const paid = new Set(lines.filter((line) => dec(line.HachToan).gt(0)).map(({ _id }) => _id));
  return {
    of: new Map(priced.lines.map(({ id, tongGiam }) => [id, tongGiam])),
    waiting: bill.waiting(basket, priced, (id) => paid.has(id)),
    priced,
    keep: async (tx) => {
      noteIn(tx, pricedName, TiepNhan_Id, priced);
      const names = new Map(lines.map(({ _id, Ten }) => [_id, Ten]));
      await bill.keep(tx, {
        ...{ TiepNhan_Id, BenhNhan_Id },
        lines: priced.lines.map(({ id, giams }) => ({ VienPhiDong_Id: id, Ten: names.get(id) ?? '', giams })),
      });
    },
  };
}

/** What programmes and vouchers did on a bill, a sentence each in the caller's language. */
export function stepsShown(ctx: Ctx, { steps }: PricedBasket): string[] {
  const own = steps.filter(({ nguon_Id }) => nguon_Id !== null);
  return [...new Set(own.map((step) => stepText(step, ctx.language)))];
}

/** Under which a transaction holds how promotions were worked out last. */
export const pricedName = 'promotions of a visit';

/** Packages by the order lines that came of them, and the lines for which a transfer is awaited. */
type Known = { packages: ReadonlyMap<string, string>; awaited: ReadonlySet<string> };

/** A line whose money was collected, or was asked for and is on its way, keeps what stands on it. */
function basketLine(line: PromotedLine, held: readonly Giam[], { packages, awaited }: Known): BasketLine {
  return {
    id: line._id,
    Ten: line.Ten,
    loai: kindOf(line.NhomChiPhi),
    Muc_Id: line.DichVu_Id ?? line.Duoc_Id ?? '',
    SoLuong: line.SoLuong,
    BNTT: line.BNTT,
    NgayYLenh: localSecond(line.NgayYLenh),
    Goi_Id: line.Goi_Id ?? packages.get(line.source_Id) ?? null,
    coDinh: dec(line.HachToan).gt(0) || awaited.has(line._id) ? held : null,
  };
}

/** The packages that lines of a visit were ordered as parts of, by the order line. */
async function packagesOrdered(ctx: Ctx, TiepNhan_Id: string): Promise<Map<string, string>> {
  const { rows } = await ctx.db.execute<{ id: string; goi: string }>(sql`
    select c.id, c.goi_id as goi from ${slipRows} s join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id
    where s.tiep_nhan_id = ${TiepNhan_Id} and c.goi_id is not null`);
  return new Map(rows.map(({ id, goi }) => [id, goi]));
}
