import { and, eq, type SQL, sql } from 'drizzle-orm';
import { actor, type Tx } from '../../engine/context.ts';
import type { ChargeInput } from './charges.ts';
import { liveOf } from './liveCharges.ts';
import { vienPhiDongTable as lines, type VienPhiDongRow } from './tables.ts';

export type NewPrice = Pick<ChargeInput, 'source_Id' | 'LoaiGia_Id' | 'BangGia_Id' | 'DonGia' | 'DonGiaBHYT'>;

/**
 * Charges other prices, of lines of which nothing is paid; the caller works the visit out anew. A price that was corrected by hand stays
 * unless a person `chose` the new one. Answers the sources that were charged anew.
 */
export async function changePrices(
  tx: Tx,
  prices: readonly NewPrice[],
  { chosen = false }: { chosen?: boolean } = {},
): Promise<string[]> {
  const changed: string[] = [];
  for (const { source_Id, ...price } of prices) {
    const where = chosen ? undefined : eq(lines.GiaSuaTay, false);
    changed.push(...(await write(tx, source_Id, { ...price, GiaSuaTay: false }, where)));
  }
  return changed;
}

export type NewDrugPrice = Pick<ChargeInput, 'source_Id' | 'DonGia' | 'DonGiaBHYT'> & { LaBHYT: boolean };

/**
 * Charges drugs of which nothing is paid to the fund, or no longer to it; the caller works the visit out anew. A price that was corrected
 * by hand stays beside that. Answers the sources that were charged anew.
 */
export async function changeDrugPrices(tx: Tx, prices: readonly NewDrugPrice[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { source_Id, DonGia, DonGiaBHYT, LaBHYT } of prices) {
    const fund = { DonGiaBHYT, LaBHYT };
    changed.push(...(await write(tx, source_Id, { ...fund, DonGia }, eq(lines.GiaSuaTay, false))));
    changed.push(...(await write(tx, source_Id, fund, eq(lines.GiaSuaTay, true))));
  }
  return changed;
}

async function write(
  tx: Tx,
  source_Id: string,
  set: Partial<VienPhiDongRow>,
  where: SQL | undefined,
): Promise<string[]> {
  const rows = await tx.db
    .update(lines)
    .set({
      ...set,
      version: sql`${lines.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(and(liveOf([source_Id]), eq(lines.HachToan, '0'), where))
    .returning({ source_Id: lines.source_Id });
  return rows.map((row) => row.source_Id);
}
