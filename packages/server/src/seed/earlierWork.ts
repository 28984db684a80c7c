import { orderKinds } from '@sen/domain/orders/orderKinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../engine/database/database.ts';

type EarlierWork = {
  /** The first day whose work stays in the lists. */
  from: string;
  /** The same of work that is begun; nothing of it is closed without. */
  begunFrom?: string;
  LyDo: string;
};

const queueOfKind = sql.join(
  [...orderKinds].flatMap(([kind, { queue }]) => (queue ? [sql`(${kind}, ${queue})`] : [])),
  sql`, `,
);

/** Closes at every desk what days before some day left, and cancels their numbers. Repeated it adds nothing. */
export async function closeEarlierWork(db: Pick<Db, 'execute'>, of: EarlierWork): Promise<void> {
  await db.execute(sql`
    update main.hang_doi_ve set trang_thai = 'huy', version = version + 1
    where ngay < ${of.from}::date and trang_thai in ('cho', 'dang_goi', 'dang_phuc_vu', 'vang')`);
  await insert(db, of.LyDo, sql`${of.from}::date - 1`, false);
  if (of.begunFrom) await insert(db, of.LyDo, sql`${of.begunFrom}::date - 1`, true);
}

const insert = (db: Pick<Db, 'execute'>, LyDo: string, until: SQL, alsoBegun: boolean) =>
  db.execute(sql`
    insert into main.dong_viec (id, hang_doi, node_id, den_ngay, ca_dang_lam, ly_do)
    select gen_random_uuid(), p.queue, p.node, ${until}, ${alsoBegun}, ${LyDo} from (
      select distinct v.hang_doi as queue, v.node_id as node from main.hang_doi_ve v
      union select distinct q.queue, s.noi_thuc_hien_id from main.dich_vu_yeu_cau s join (values ${queueOfKind}) q(kind, queue) on q.kind = s.loai
        where s.noi_thuc_hien_id is not null and s.trang_thai in ('SanSang', 'ChuaKetQua')) p
    where not exists (select 1 from main.dong_viec d where d.hang_doi = p.queue and d.node_id = p.node and d.trang_thai = 'DangSuDung'
      and d.den_ngay >= ${until} and (d.ca_dang_lam or not ${alsoBegun}))`);
