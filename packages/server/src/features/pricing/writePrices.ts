import type { Field } from '@sen/domain/catalogue/catalogue';
import { type Issue, validateField } from '@sen/domain/catalogue/validate';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { actor, type Tx } from '../../engine/context.ts';
import type { LoaiMuc } from './items.ts';

/** The price of a service or a treatment course. */
export type MucGia = { Loai: LoaiMuc; Muc_Id: string; DonGia: string };

const tables = {
  DichVu: { table: sql`main.gia_dich_vu`, item: sql`dich_vu_id` },
  LieuTrinh: { table: sql`main.gia_lieu_trinh`, item: sql`lieu_trinh_id` },
} as const;

/** Both kinds of what is priced, each with the table of its prices. */
export const priceTables = Object.entries(tables).map(([Loai, one]) => ({ Loai, ...one }));

const price: Field = { kind: 'money', label: { vi: 'Đơn giá', en: 'Price' }, min: '0' };

/** What is wrong with an amount as a price: below nothing, or parts of a dong that are not kept. */
export function priceIssues(path: string, DonGia: string | null | undefined): Issue[] {
  return validateField(path, price, DonGia);
}

/** Adds prices to a list; any number of them is one statement a kind. Errors: REFERENCE_MISSING, DUPLICATE. */
export async function writePrices(tx: Tx, BangGia_Id: string, prices: readonly MucGia[]): Promise<void> {
  for (const { Loai, table, item } of priceTables) {
    const own = prices.filter((price) => price.Loai === Loai);
    if (own.length === 0) continue;
    const [keys, ids, amounts] = [
      own.map(() => v7()),
      own.map((price) => price.Muc_Id),
      own.map((price) => price.DonGia),
    ];
    await tx.db.execute(sql`
      insert into ${table} (id, bang_gia_id, ${item}, don_gia, nguoi_tao_id)
      select one.key, ${BangGia_Id}::uuid, one.id, one.amount, ${actor(tx)}::uuid
      from unnest(${sql.param(keys)}::uuid[], ${sql.param(ids)}::uuid[], ${sql.param(amounts)}::numeric[]) as one(key, id, amount)`);
  }
}

/** Takes prices out of a list: those of some items, or all of a kind. */
export async function erasePrices(
  tx: Tx,
  BangGia_Id: string,
  ids: readonly string[] | null,
  only: LoaiMuc | null = null,
): Promise<void> {
  for (const { table, item } of priceTables.filter(({ Loai }) => only === null || Loai === only)) {
    const some = ids === null ? sql`` : sql`and ${item} = any(${sql.param([...ids])}::uuid[])`;
    await tx.db.execute(sql`delete from ${table} where bang_gia_id = ${BangGia_Id}::uuid ${some}`);
  }
}
