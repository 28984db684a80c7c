import { sql } from 'drizzle-orm';
import type { Database } from '../../src/engine/database/database.ts';
import { type Charged, type Shares, split } from './insurance.ts';
import { money, thousandths } from './numbers.ts';
import { termsOf } from './terms.ts';

/** A line of a bill that somebody made, with what was let off it and what is due of it: hundredths of a dong. */
type Kept = Charged & { free: boolean; off: bigint; due: bigint; surplus: bigint };
export type MadeLine = Kept & { shares: Shares };

type Text = 'id' | 'quantity' | 'price' | 'fundPrice' | 'limit' | 'off' | 'due' | 'surplus';
type Row = Record<Text, string> & { insured: boolean; free: boolean; speciality: string | null };

/** The lines of a visit that was made in the product, split anew between the payers by their quantities, prices and the rights of the patient. */
export async function secondOfMade(database: Pick<Database, 'db'>, TiepNhan_Id: string): Promise<MadeLine[]> {
  const { rows } = await database.db.execute<Row>(sql`
    select l.id, l.so_luong::text as quantity, l.don_gia::text as price, l.don_gia_bhyt::text as "fundPrice", l.ty_le_bh::text as limit,
      l.la_bhyt as insured, l.khong_thu_tien as free, (l.khuyen_mai + l.mien_giam)::text as off, l.con_lai::text as due, l.thu_thua::text as surplus,
      case when t.loai = 'KhamBenh' then coalesce(d.chuyen_khoa_id, d.id)::text end as speciality
    from main.vien_phi_dong l
    left join main.dm_dich_vu d on d.id = l.dich_vu_id left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    left join main.loai_dich_vu t on t.id = n.loai_dich_vu_id
    where l.tiep_nhan_id = ${TiepNhan_Id} and l.trang_thai = 'DangSuDung' order by l.ngay_y_lenh, l.id`);
  const lines = rows.map(
    (row): Kept => ({
      ...{
        id: row.id,
        insured: row.insured,
        free: row.free,
        speciality: row.speciality,
        limit: Number(row.limit),
      },
      ...{
        quantity: thousandths(row.quantity),
        price: thousandths(row.price),
        fundPrice: thousandths(row.fundPrice),
      },
      ...{ off: money(row.off), due: money(row.due), surplus: money(row.surplus) },
    }),
  );
  const shares = split(lines, (await termsOf(database, TiepNhan_Id)).insured);
  return lines.map((line, at) => ({
    ...line,
    shares: shares[at] ?? { cost: 0n, fund: 0n, coPayment: 0n, own: 0n },
  }));
}
