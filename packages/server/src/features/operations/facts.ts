import { sql } from 'drizzle-orm';

export type JobFacts = {
  cho: number;
  chay: number;
  thuLai: number;
  hong: number;
  choLauNhatGiay: number | null;
};
export type CallFacts = { cho: number; loi: number; choLauNhatGiay: number | null };
export type BackupFacts = Record<'luc' | 'kiemChungLuc', string | null> &
  Record<'tuoiGio' | 'kiemChungNgay' | 'lanCuoiLoi' | 'kiemChungHong', number | null>;

/** Seconds since a point in time, as SQL. */
export const since = (at: string) => sql.raw(`extract(epoch from now() - ${at})`);

/** How the queue of jobs is, as a JSON object. */
export const jobFacts = sql`
    (select json_build_object(
        'cho', count(*) filter (where attempts = 0 and locked_at is null), 'chay', count(*) filter (where locked_at is not null),
        'thuLai', count(*) filter (where attempts > 0 and attempts < max_attempts and locked_at is null),
        'hong', count(*) filter (where attempts >= max_attempts and locked_at is null),
        'choLauNhatGiay', floor(max(${since('run_at')}) filter (where attempts < max_attempts and locked_at is null and run_at < now())))
      from graphile_worker.jobs)`;

/** How the calls to systems outside are, as a JSON object. */
export const callFacts = sql`
    (select json_build_object('cho', count(*) filter (where trang_thai = 'Cho'), 'loi', count(*) filter (where trang_thai = 'Loi'),
        'choLauNhatGiay', floor(max(${since('ngay_tao')})))
      from main.outbox where trang_thai in ('Cho', 'Loi'))`;

/** How old the newest good backup and the last proof are, as a JSON object. */
export const backupFacts = sql`
    (select json_build_object('luc', b.xong_luc, 'tuoiGio', round((${since('b.xong_luc')} / 3600)::numeric, 1)::float,
        'kiemChungLuc', p.xong_luc, 'kiemChungNgay', floor(${since('p.xong_luc')} / 86400),
        'kiemChungHong', (q.trang_thai = 'KhongDat')::int, 'lanCuoiLoi', (l.trang_thai = 'Loi')::int)
      from (select) one
      left join lateral (select xong_luc from main.sao_luu where trang_thai = 'Xong' order by xong_luc desc limit 1) b on true
      left join lateral (select xong_luc from main.kiem_chung_sao_luu where trang_thai = 'Dat' order by xong_luc desc limit 1) p on true
      left join lateral (select trang_thai from main.kiem_chung_sao_luu where trang_thai in ('Dat', 'KhongDat') order by ngay_tao desc limit 1) q on true
      left join lateral (select trang_thai from main.sao_luu where trang_thai in ('Xong', 'Loi') and tep_goc is null order by ngay_tao desc limit 1) l on true
    )`;
