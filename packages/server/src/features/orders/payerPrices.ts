import { eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { changePrices } from '../cashier/charges.ts';
import { type Price, priceOf, priceTypesOf } from '../pricing/queries.ts';
import type { TiepNhan } from '../reception/queries.ts';
import { grouped } from './grouped.ts';
import { orderLinesForCharges } from './queries.ts';
import { type LineRow, dichVuYeuCauChiTietTable as lines } from './tables.ts';

/**
 * A visit has another payer: what is charged by a price type that is none of the new payer's gets the first of them with a price, on the
 * day of its order. What is paid already stays as it was collected, drafts wait for their sending. The caller works the visit out anew.
 * Errors: NO_PRICE.
 */
export async function priceForPayer(tx: Tx, { _id, DoiTuong_Id, BenhNhan_Id }: TiepNhan): Promise<void> {
  const types = await priceTypesOf(tx, DoiTuong_Id);
  const live = (await orderLinesForCharges(tx, _id)).filter(isCharged);
  // a package keeps its price under every payer
  const others = live.filter((line) => line.LanGoi_Id === null && !types.includes(line.LoaiGia_Id));
  const prices = new Map<string, Price>();
  for (const line of others) prices.set(line._id, await firstPrice(tx, DoiTuong_Id, line));
  const changed = await changePrices(
    tx,
    [...prices].map(([source_Id, price]) => ({ source_Id, ...price })),
  );
  for (const id of changed)
    await tx.db
      .update(lines)
      .set({ ...prices.get(id), version: sql`${lines.version} + 1`, NgayCapNhat: tx.now() })
      .where(eq(lines._id, id));
  const after = await linesOf(tx, changed);
  for (const [slip, before] of grouped(others, (line) => line.DichVuYeuCau_Id)) {
    const mine = before.filter((line) => changed.includes(line._id));
    if (mine.length > 0)
      await audit(tx, {
        action: 'UPDATE',
        entity: 'DichVuYeuCau',
        entityId: slip,
        BenhNhan_Id,
        before: { chiTiets: mine.map(told) },
        after: { chiTiets: after.filter((line) => line.DichVuYeuCau_Id === slip).map(told) },
      });
  }
}

const isCharged = ({ TrangThai }: LineRow) => TrangThai !== 'DaHuy' && TrangThai !== 'Nhap';

async function firstPrice(tx: Tx, DoiTuong_Id: string, line: LineRow): Promise<Price> {
  const found = await priceOf(tx, { DichVu_Ids: [line.DichVu_Id], DoiTuong_Id, at: line.NgayYeuCau });
  const price = found.get(line.DichVu_Id);
  if (!price) throw new DomainError('NO_PRICE', { MaDichVu: line.MaDichVu });
  return price;
}

const told = ({ _id, MaDichVu, LoaiGia_Id, DonGia }: LineRow) => ({ _id, MaDichVu, LoaiGia_Id, DonGia });

function linesOf(tx: Tx, ids: readonly string[]): Promise<LineRow[]> {
  return tx.db
    .select()
    .from(lines)
    .where(inArray(lines._id, [...ids]));
}
