import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';

const accounts = 300;
const places = 20;
const patients = 100_000;

/** Acts of a thousand, as in use: mostly readings, many kinds of records, some of them rare. */
const acts = [
  ...many(200, 'BenhNhan VIEW'),
  ...many(140, 'KhamBenh VIEW'),
  ...many(80, 'LichSuKhamBenh VIEW'),
  ...many(60, 'DichVuYeuCau VIEW'),
  ...many(90, 'DichVuYeuCau CREATE'),
  ...many(90, 'DichVuYeuCau UPDATE'),
  ...many(50, 'KhamBenh CREATE'),
  ...many(60, 'KhamBenh UPDATE'),
  ...many(40, 'TiepNhan CREATE'),
  ...many(50, 'VienPhi UPDATE'),
  ...many(40, 'BienLai CREATE'),
  ...many(40, 'ToaThuoc CREATE'),
  ...many(20, 'KetQuaXetNghiem UPDATE'),
  ...many(20, 'In DonThuoc VIEW'),
  ...many(14, 'account LOGIN'),
  ...many(4, 'DichVuYeuCau CANCEL'),
  'BenhNhan EXPORT',
  'DmDichVu UPDATE',
];

/**
 * Fills the operation log in bulk with acts of the year before `today`, in working hours, by 300 accounts who mostly keep to one of 20
 * places, about 100,000 patients. A tenth of the acts has a record before and after of the size of a patient's.
 */
export async function fillAudit(database: Database, count: number, today: string): Promise<void> {
  await database.db.execute(sql`
    insert into auth.account (id, username, password_hash)
    select uuidv7(), 'bench' || n, '!' from generate_series(1, ${accounts} - (select count(*)::int from auth.account)) n`);
  for (let back = 12; back >= 0; back--) {
    await fillMonth(database, count, today, back);
    process.stderr.write(`\r${13 - back} months of the log`);
  }
  process.stderr.write('\n');
  await database.db.execute(sql`vacuum analyze main.audit`);
}

/** A month that nothing stands in yet is filled beside the log, so that its indexes are built once. */
async function fillMonth(database: Database, count: number, today: string, back: number): Promise<void> {
  await database.db.transaction(async (db) => {
    await db.execute(sql`set local synchronous_commit = off`);
    await db.execute(sql`set local maintenance_work_mem = '512MB'`);
    const { rows } = await db.execute<{ month: string; table: string; days: number; before: number }>(sql`
      select first::text as month, 'audit_' || to_char(first, 'YYYYMM') as table, greatest(last - first, 0) as days,
        greatest(first - (${today}::date - 364), 0) as before
      from (select greatest(month, ${today}::date - 364) as first, least((month + interval '1 month')::date, ${today}::date) as last
        from (select (date_trunc('month', ${today}::date) - make_interval(months => ${back}))::date as month) m) days`);
    const part = rows[0];
    if (!part || part.days === 0) return;
    await db.execute(sql`select main.audit_partition(${part.month}::date)`);
    const table = sql.raw(`main.${part.table}`);
    const { rows: held } = await db.execute(sql`select 1 from ${table} limit 1`);
    const bounds = sql.raw(`for values from (date_trunc('month', '${part.month}'::timestamptz)) to
      (date_trunc('month', '${part.month}'::timestamptz) + interval '1 month')`);
    if (held.length === 0) {
      await db.execute(sql`drop table ${table}`);
      await db.execute(sql`create table ${table} (like main.audit including defaults)`);
    }
    const first = Math.round((count * part.before) / 364);
    await insertActs(db, table, {
      month: part.month,
      days: part.days,
      first,
      rows: Math.round((count * (part.before + part.days)) / 364) - first,
    });
    if (held.length === 0) await db.execute(sql`alter table main.audit attach partition ${table} ${bounds}`);
  });
}

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];
type Month = { month: string; days: number; first: number; rows: number };

async function insertActs(db: Transaction, table: ReturnType<typeof sql.raw>, of: Month): Promise<void> {
  const drawn = (seed: number, most: number) =>
    sql`(1 + (hashint8extended(${of.first} + n, ${seed}) & 1073741823) % ${most})::int`;
  await db.execute(sql`
    insert into ${table} (id, at, user_id, username, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
    select uuidv7(), ${of.month}::timestamp at time zone 'Asia/Ho_Chi_Minh' + make_interval(days => floor(day)::int) + interval '7 hours'
        + interval '10 hours' * (day - floor(day)),
      who.ids[account], 'bench', place.ids[coalesce(elsewhere, 1 + account % ${places})],
      split_part(act, ' ', -1), rtrim(left(act, -length(split_part(act, ' ', -1)))), patient.ids[about]::text, patient.ids[about], 'bench',
      '10.0.0.1', case when changed then record.row end, case when changed then record.row || '{"version": 2}' end
    from (
      select n::float8 * ${of.days} / ${of.rows + 1} as day, ${drawn(1, accounts)} as account, ${drawn(2, patients)} as drawn,
        (string_to_array(${acts.join(',')}, ','))[${drawn(5, acts.length)}] as act, ${drawn(6, 10)} = 1 as changed,
        case when ${drawn(3, 10)} = 1 then ${drawn(4, places)} end as elsewhere
      from generate_series(1, ${of.rows}) n) rows,
      (select array_agg(id order by id) as ids from auth.account) who,
      (select array_agg(id order by id) as ids from (select id from auth.node order by id limit ${places}) chosen) place,
      (select array_agg(id order by id) as ids from (select id from main.benh_nhan order by id limit ${patients}) chosen) patient,
      (select to_jsonb(b) as row from main.benh_nhan b limit 1) record,
      lateral (select 1 + drawn % array_length(patient.ids, 1) as about) patients`);
}

function many(times: number, act: string): string[] {
  return Array.from({ length: times }, () => act);
}
