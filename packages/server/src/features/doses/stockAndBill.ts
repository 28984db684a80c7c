import { unitsTaken } from '@sen/domain/doses/lieuThuoc';
import { dec, toQuantity } from '@sen/domain/money/decimal';
import { type PayerOfDrugs, priceOfDrug } from '@sen/domain/prescriptions/drugPayer';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import {
  addCharges,
  changeDrugPrices,
  markPerformed,
  removeCharges,
  updateChargeQuantity,
} from '../cashier/charges.ts';
import { chargeRows } from '../cashier/sql.ts';
import { payerOf } from '../insurance/queries.ts';
import { cabinetOfWard } from '../pharmacy/cabinets.ts';
import { type DrugPrice, drugPrices } from '../pharmacy/drugFacts.ts';
import { movementRows } from '../pharmacy/sql.ts';
import { giveBackUse, useUp } from '../pharmacy/stock.ts';
import type { KeptVisit } from '../reception/points.ts';
import { receptionById } from '../reception/queries.ts';
import { drugOrderRows } from '../treatment/sql.ts';
import type { YLenhThuocRow } from '../treatment/tables.ts';
import type { ThucHienThuocRow } from './tables.ts';

/** What leaves the cabinet of a ward with a dose; nothing where the ward has none. */
export type Taken = Pick<ThucHienThuocRow, 'Kho_Id' | 'SoLuong'>;

export const nothingTaken: Taken = { Kho_Id: null, SoLuong: null };

/** Which cabinet a dose leaves, and how much of the drug. */
export async function toTake(
  ctx: Ctx,
  ward: string,
  dose: { Lieu: string; KhongChiaNho: boolean },
): Promise<Taken> {
  const cabinet = await cabinetOfWard(ctx, ward);
  if (!cabinet) return nothingTaken;
  return { Kho_Id: cabinet._id, SoLuong: toQuantity(unitsTaken(dose.Lieu, dose.KhongChiaNho)) };
}

/** Takes a dose that was written out of its cabinet, and puts it on the bill. Errors: STOCK_SHORT, those of a closed visit. */
export async function takeOut(
  tx: Tx,
  dose: ThucHienThuocRow,
  order: YLenhThuocRow,
  stay: NhapVienRow,
): Promise<void> {
  if (!dose.Kho_Id || !dose.SoLuong) return;
  const line = { Duoc_Id: dose.Duoc_Id, SoLuong: dose.SoLuong, sourceId: dose._id };
  await useUp(tx, { Kho_Id: dose.Kho_Id, lines: [line] });
  await billOrder(tx, order, stay);
}

/** Gives a dose that was taken back to the lots that it left, and takes it off the bill. Errors: those of a closed visit. */
export async function putBack(
  tx: Tx,
  dose: ThucHienThuocRow,
  order: YLenhThuocRow,
  stay: NhapVienRow,
): Promise<void> {
  if (!dose.Kho_Id) return;
  await giveBackUse(tx, dose._id);
  await billOrder(tx, order, stay);
}

type Billed = { total: string; line: string | null; paid: string | null };

/** The line of an order on the bill says as many units as its doses took: one line an order, at the price of the payer when it began. */
async function billOrder(tx: Tx, order: YLenhThuocRow, stay: NhapVienRow): Promise<void> {
  const { total, line, paid } = await billedOf(tx, order._id);
  if (dec(total).eq(0)) {
    if (!line) return;
    await markPerformed(tx, [order._id], false);
    // what was collected for it becomes a refund
    if (dec(paid ?? '0').gt(0)) await updateChargeQuantity(tx, order._id, '0');
    else await removeCharges(tx, [order._id]);
    return;
  }
  if (line) return updateChargeQuantity(tx, order._id, total);
  await addCharges(tx, stay.TiepNhan_Id, [await chargeOf(tx, order, stay, total)]);
  await markPerformed(tx, [order._id], true);
}

async function billedOf(tx: Tx, order: string): Promise<Billed> {
  const { rows } = await tx.db.execute<Billed>(sql`
    select coalesce((select sum(t.so_luong) from main.thuc_hien_thuoc t
        where t.y_lenh_thuoc_id = ${order} and t.trang_thai in ('DaDung', 'DangTruyen')), 0)::text as total,
      c.id as line, c.hach_toan::text as paid
    from (select) one left join ${chargeRows} c on c.source_id = ${order} and c.trang_thai = 'DangSuDung'`);
  return rows[0] ?? { total: '0', line: null, paid: null };
}

async function chargeOf(tx: Tx, { _id, Duoc_Id }: YLenhThuocRow, stay: NhapVienRow, SoLuong: string) {
  const { DoiTuong_Id } = await receptionById(tx, stay.TiepNhan_Id);
  const drug = (await drugPrices(tx, [Duoc_Id])).get(Duoc_Id);
  return {
    source: 'Thuoc' as const,
    source_Id: _id,
    Duoc_Id,
    SoLuong,
    ...priceFor(drug, await payerOf(tx, DoiTuong_Id)),
    tyLeBH: drug?.TyLeBHYT ?? 100,
    NgayYLenh: tx.now(),
  };
}

/** What a unit of a drug costs a payer. Nobody has set a price: the cashier does, and the drug is given all the same. */
function priceFor(drug: DrugPrice | undefined, found: PayerOfDrugs | null) {
  const payer = found ?? { laBHYT: false, hoTroGia: false };
  const { GiaBan = null, GiaBHYT = null, LaBHYT: duocBHYT = false } = drug ?? {};
  const LoaiToa = payer.laBHYT ? 'BHYT' : 'Thuong';
  const price = priceOfDrug({ LoaiToa, duocBHYT, NgoaiBHYT: false, GiaBan, GiaBHYT }, payer);
  const LaBHYT = price?.LaBHYT ?? false;
  return { DonGia: price?.DonGia ?? '0', DonGiaBHYT: LaBHYT ? (GiaBHYT ?? '0') : '0', LaBHYT };
}

/** A visit has another payer: its doses of which nothing is paid are charged as that payer pays drugs. The caller works the visit out anew. */
export async function dosesForPayer(tx: Tx, before: KeptVisit | null, after: KeptVisit): Promise<void> {
  if (!before || before.DoiTuong_Id === after.DoiTuong_Id) return;
  const { rows } = await tx.db.execute<{ source_Id: string; Duoc_Id: string }>(sql`
    select c.source_id as "source_Id", o.duoc_id as "Duoc_Id" from ${chargeRows} c join ${drugOrderRows} o on o.id = c.source_id
    where c.tiep_nhan_id = ${after._id} and c.trang_thai = 'DangSuDung' order by c.source_id`);
  if (rows.length === 0) return;
  const payer = await payerOf(tx, after.DoiTuong_Id);
  const drugs = await drugPrices(tx, [...new Set(rows.map(({ Duoc_Id }) => Duoc_Id))]);
  await changeDrugPrices(
    tx,
    rows.map(({ source_Id, Duoc_Id }) => ({ source_Id, ...priceFor(drugs.get(Duoc_Id), payer) })),
  );
}

/** An order whose doses, movements of stock and line of the bill do not say the same. */
export type Unequal = { YLenhThuoc_Id: string; doses: string; moved: string; billed: string };

/** Orders of which the doses given, what left the cabinets and what stands on the bill differ: none, ever. */
export async function unequalOrders(ctx: Ctx): Promise<Unequal[]> {
  const { rows } = await ctx.db.execute<Unequal>(sql`
    with taken as (
      select t.y_lenh_thuoc_id as "order", sum(t.so_luong) filter (where t.trang_thai in ('DaDung', 'DangTruyen')) as doses,
        -sum((select sum(m.so_luong) from ${movementRows} m where m.source_id = t.id)) as moved
      from main.thuc_hien_thuoc t where t.kho_id is not null group by 1)
    select k."order" as "YLenhThuoc_Id", coalesce(k.doses, 0)::text as doses, coalesce(k.moved, 0)::text as moved,
      coalesce(c.so_luong, 0)::text as billed
    from taken k left join ${chargeRows} c on c.source_id = k."order" and c.trang_thai = 'DangSuDung'
    where coalesce(k.doses, 0) <> coalesce(k.moved, 0) or coalesce(k.doses, 0) <> coalesce(c.so_luong, 0)`);
  return rows;
}
