import { findThamSo } from '@sen/domain/insurance/parameters';
import type { PhatHanhFacts } from '@sen/domain/promotions/acts';
import { lawRefusal, voucherRefusal } from '@sen/domain/promotions/law';
import { sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { lowestPrices } from '../pricing/queries.ts';
import { readThamSo } from '../system/queries.ts';
import { ruleOf } from './rules.ts';
import type { ChuongTrinhRow, VoucherRow } from './tables.ts';

/** What the law allows where no value of the parameter holds. */
const usualCap = '50';

/** The most that promotions take off a price on a day, in percent. */
export async function capOn(ctx: Ctx, day: string): Promise<string> {
  return findThamSo(await readThamSo(ctx), 'KHUYEN_MAI_TRAN', day) ?? usualCap;
}

/** What the acts on a programme decide on: one function for the acts and for what a screen offers. */
export async function programmeFacts(ctx: Ctx, row: ChuongTrinhRow): Promise<PhatHanhFacts> {
  const { TrangThai, NgayKetThuc, _id } = row;
  const homNay = today(ctx);
  return {
    ...{ TrangThai, NgayKetThuc, homNay, node: null },
    daApDung: TrangThai === 'DaPhatHanh' && (await wasApplied(ctx, _id)),
    luat: TrangThai === 'ChuaPhatHanh' ? await lawOf(ctx, row, homNay) : null,
  };
}

async function lawOf(ctx: Ctx, row: ChuongTrinhRow, homNay: string) {
  const rule = await ruleOf(ctx, row);
  const ids = [...rule.dieuKiens, ...rule.khuyenMais].map(({ Muc_Id }) => Muc_Id);
  const prices = await Promise.all(ids.map(async (id) => [id, await priceOfThing(ctx, id)] as const));
  const gia = Object.fromEntries(prices.flatMap(([id, price]) => (price === null ? [] : [[id, price]])));
  return lawRefusal(rule, { gia, tranPhanTram: await capOn(ctx, homNay), homNay });
}

/** The lowest price in force of a service, or the sale price of goods; null without one. */
function priceOfThing(ctx: Ctx, id: string): Promise<string | null> {
  return loadOne(ctx, 'promotions:price', id, async (of, ids) => {
    const [services, { rows: goods }] = await Promise.all([
      lowestPrices(of, ids),
      of.db.execute<{ id: string; gia: string }>(sql`
        select id, gia_ban::text as gia from ${catalogueTable('Duoc')}
        where id = any(${sql.param([...ids])}::uuid[]) and gia_ban is not null`),
    ]);
    return new Map([...services, ...goods.map((one) => [one.id, one.gia] as const)]);
  });
}

/** The same of a voucher. */
export async function voucherFacts(ctx: Ctx, row: VoucherRow): Promise<PhatHanhFacts> {
  const { TrangThai, NgayKetThuc, _id } = row;
  const homNay = today(ctx);
  const law = async () => voucherRefusal(row, { tranPhanTram: await capOn(ctx, homNay), homNay });
  return {
    ...{ TrangThai, NgayKetThuc, homNay, node: null },
    daApDung: TrangThai === 'DaPhatHanh' && (await wasApplied(ctx, _id)),
    luat: TrangThai === 'ChuaPhatHanh' ? await law() : null,
  };
}

/** Whether a programme or voucher was ever applied to a bill, or gave a voucher. */
async function wasApplied(ctx: Ctx, id: string): Promise<boolean> {
  const found = await loadOne(ctx, 'promotions:applied', id, async (of, ids) => {
    const all = sql.param([...ids]);
    const { rows } = await of.db.execute<{ id: string }>(sql`
      select a.id from unnest(${all}::uuid[]) as a(id)
      where exists (select from main.ap_dung_khuyen_mai l where l.chuong_trinh_khuyen_mai_id = a.id)
        or exists (select from main.ap_dung_khuyen_mai l where l.voucher_id = a.id)
        or exists (select from main.voucher v where v.chuong_trinh_khuyen_mai_id = a.id)`);
    return new Map(rows.map((row) => [row.id, true]));
  });
  return found === true;
}
