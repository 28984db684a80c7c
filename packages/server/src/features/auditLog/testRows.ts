import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { AuditAction } from '../../engine/audit/audit.ts';

export type TestRow = {
  at: string;
  user_id?: string | null;
  username?: string | null;
  node_id?: string | null;
  action?: AuditAction;
  entity?: string;
  entity_id?: string | null;
  benh_nhan_id?: string | null;
  before?: unknown;
  after?: unknown;
};

/** Writes rows of the log as they are given and answers their ids. */
export async function writeRows(site: TestSite, rows: readonly TestRow[]): Promise<string[]> {
  const whole = rows.map((row) => ({ id: v7(), action: 'UPDATE', entity: 'TestRecord', ...row }));
  await site.database.pool.query(
    `insert into main.audit (id, at, user_id, username, node_id, action, entity, entity_id, benh_nhan_id, before, after)
     select id, at, user_id, username, node_id, action, entity, entity_id, benh_nhan_id, before, after
     from json_populate_recordset(null::main.audit, $1::json)`,
    [JSON.stringify(whole)],
  );
  return whole.map((row) => row.id);
}
