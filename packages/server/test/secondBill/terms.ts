import { sql } from 'drizzle-orm';
import type { Database } from '../../src/engine/database/database.ts';
import type { Insured } from './insurance.ts';
import { money } from './numbers.ts';

export const insuredPayers: readonly string[] = ['BHYT', 'TREEM', 'TREEM-CT'];

/** Routes that do not count towards the yearly limit of co-payment. */
const offRoute = ['1.13', '1.14', '1.18', '3.1'];

type Terms = {
  day: string;
  payer: string;
  card: string | null;
  code: string | null;
  fiveYears: string | null;
  free: boolean;
  paidBefore: string;
  birth: string | null;
  groups: string[];
};

/** What a bill is worked out by, as the reception has it: who pays, by which card and code; `insured` is null where the patient pays alone. */
export async function termsOf(
  { db }: Pick<Database, 'db'>,
  TiepNhan_Id: string,
): Promise<Pick<Terms, 'payer' | 'groups' | 'day'> & { insured: Insured | null }> {
  const { rows } = await db.execute<Terms>(sql`
    select to_char(t.ngay_tiep_nhan at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day, d.ma_doi_tuong as payer, t.so_the_bhyt as card,
      t.ma_doi_tuong_kcb as code, t.ngay_du5_nam::text as "fiveYears", t.mien_cung_chi_tra as free,
      t.cung_chi_tra_luy_ke::text as "paidBefore", t.so_giay_khai_sinh as birth, to_json(b.nhom_benh_nhan_ids) as groups
    from main.tiep_nhan t join main.dm_doi_tuong d on d.id = t.doi_tuong_id join main.benh_nhan b on b.id = t.benh_nhan_id
    where t.id = ${TiepNhan_Id}`);
  const [terms] = rows;
  if (!terms) throw new Error('no such visit');
  const { day, payer, code, fiveYears, free, paidBefore, birth, groups } = terms;
  const card = terms.card ?? (birth ? 'TE100KT00000000' : null);
  const insured: Insured | null =
    insuredPayers.includes(payer) && card
      ? {
          ...{ card, day, code: code ?? '9', freeOfCoPayment: free, paidBefore: money(paidBefore) },
          fiveYears: fiveYears !== null && fiveYears <= day && !offRoute.includes(code ?? '9'),
        }
      : null;
  return { payer, groups, day, insured };
}
