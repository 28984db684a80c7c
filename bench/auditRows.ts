import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database.ts';

/**
 * Fills the operation log in bulk with acts of the year before `today`, spread evenly: mostly readings, as in use; every account, place
 * and some patients have their share. A tenth of the acts has a record before and after of the size of a patient's.
 */
export async function fillAudit(database: Database, count: number, today: string): Promise<void> {
  await database.db.execute(sql`
    select main.audit_partition((date_trunc('month', ${today}::date) - make_interval(months => n))::date) from generate_series(0, 12) n`);
  await database.db.transaction(async (db) => {
    await db.execute(sql`set local synchronous_commit = off`);
    await db.execute(sql`
      insert into main.audit (id, at, user_id, username, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
      select uuidv7(), ${today}::timestamptz - interval '364 days' * (n / ${count}::float8), who.ids[1 + n % array_length(who.ids, 1)], 'bench',
        place.ids[1 + n / 7 % array_length(place.ids, 1)],
        case when n % 10 < 6 then 'VIEW' when n % 10 < 8 then 'UPDATE' when n % 50 < 49 then 'CREATE' when n % 500 < 450 then 'CANCEL' else 'EXPORT' end,
        (array['BenhNhan', 'KhamBenh', 'DichVuYeuCau', 'TiepNhan', 'VienPhi'])[1 + n / 3 % 5], patient.ids[1 + n % array_length(patient.ids, 1)]::text,
        patient.ids[1 + n % array_length(patient.ids, 1)], 'bench', '10.0.0.1',
        case when n % 10 = 7 then record.row end, case when n % 10 = 7 then record.row || '{"version": 2}' end
      from generate_series(1, ${count}) n,
        (select array_agg(id) as ids from auth.account) who, (select array_agg(id) as ids from auth.node) place,
        (select array_agg(id) as ids from (select id from main.benh_nhan order by id limit 20000) chosen) patient,
        (select to_jsonb(b) as row from main.benh_nhan b limit 1) record`);
  });
  await database.db.execute(sql`analyze main.audit`);
}
