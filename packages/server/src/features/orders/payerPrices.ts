import { eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { changePrices } from '../cashier/charges.ts';
import { type Price, priceTypesOf } from '../pricing/queries.ts';
import type { TiepNhan } from '../reception/queries.ts';
import { priceUnder } from './chosenPrices.ts';
import { grouped } from './grouped.ts';
import { orderLinesForCharges } from './queries.ts';
import { type LineRow, dichVuYeuCauChiTietTable as lines } from './tables.ts';

/**
 * A visit has another payer: the price type of each charge is chosen anew, the first of the payer's with a price on the day of its order,
 * unless a person chose one for that payer. What is paid already stays as it was collected, so does a price that was corrected by hand;
 * drafts wait for their sending. The caller works the visit out anew.
 * Errors: NO_PRICE.
 */
export async function priceForPayer(tx: Tx, { _id, DoiTuong_Id, BenhNhan_Id }: TiepNhan): Promise<void> {
  const types = await priceTypesOf(tx, DoiTuong_Id);
  const live = (await orderLinesForCharges(tx, _id)).filter(isCharged);
  // a package keeps its price under every payer
  const others: LineRow[] = [];
  const prices = new Map<string, Price>();
  for (const line of live.filter((one) => one.LanGoi_Id === null)) {
    const price = await priceUnder(tx, DoiTuong_Id, line, line.NgayYeuCau).catch((error: unknown) => {
      // ordered before its list was in force, under a type that the payer has as well
      if (hasNoPrice(error) && types.includes(line.LoaiGia_Id)) return line;
      throw error;
    });
    if (price.LoaiGia_Id === line.LoaiGia_Id) continue;
    const { LoaiGia_Id, BangGia_Id, DonGia, DonGiaBHYT } = price;
    prices.set(line._id, { LoaiGia_Id, BangGia_Id, DonGia, DonGiaBHYT });
    others.push(line);
  }
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
        before: { chiTiets: mine.map(loggedLine) },
        after: { chiTiets: after.filter((line) => line.DichVuYeuCau_Id === slip).map(loggedLine) },
      });
  }
}

const isCharged = ({ TrangThai }: LineRow) => TrangThai !== 'DaHuy' && TrangThai !== 'Nhap';

const hasNoPrice = (error: unknown) => error instanceof DomainError && error.code === 'NO_PRICE';

const loggedLine = ({ _id, MaDichVu, LoaiGia_Id, DonGia }: LineRow) => ({
  _id,
  MaDichVu,
  LoaiGia_Id,
  DonGia,
});

function linesOf(tx: Tx, ids: readonly string[]): Promise<LineRow[]> {
  return tx.db
    .select()
    .from(lines)
    .where(inArray(lines._id, [...ids]));
}
