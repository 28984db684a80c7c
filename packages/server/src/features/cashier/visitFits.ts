import { type SQL, sql } from 'drizzle-orm';
import { tokens } from '../../engine/catalogue/queries.ts';
import { slipRows } from '../orders/sql.ts';
import { personFits } from '../patients/personFits.ts';

/**
 * Visits that a text names, in a statement that calls them t and their patients p: by words of the name, codes of patient and visit, phone;
 * a scanned slip, insurance card or citizen card finds its visit.
 */
export function visitFits(keyword: string | null | undefined): SQL {
  const text = (keyword ?? '').trim();
  const words = tokens(text).map(
    (word) =>
      sql`(' ' || p.ten_khong_dau like ${`% ${word}%`} or p.ma_y_te like ${`%${word}%`} or lower(t.ma_tiep_nhan) like ${`%${word}%`} or p.so_dien_thoai like ${`${word}%`})`,
  );
  if (words.length === 0) return sql`true`;
  const scanned = sql`t.so_the_bhyt = ${text.toUpperCase()} or p.cmnd_hoac_ho_chieu = ${text} or t.id in (select s.tiep_nhan_id from ${slipRows} s where s.so_phieu_yeu_cau = ${text.toUpperCase()})`;
  return sql`((${sql.join(words, sql` and `)}) or (${scanned}) or ${personFits(text, 'p')})`;
}
