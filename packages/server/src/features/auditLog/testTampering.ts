import pg from 'pg';

const last = '(select max(seq) from main.audit_seal)';
const lastRow = `(select audit_id from main.audit_seal where seq = ${last})`;

/** Changes the row of the last seal. */
export const changeRow = `update main.audit set username = 'other' where id = ${lastRow}`;

/** Takes the end of the log away, row and seal. */
export const cutEnd = [
  `delete from main.audit where id = ${lastRow}`,
  `delete from main.audit_seal where seq = ${last}`,
];

/** Makes the last seal anew as SQL can: hashes need no key. */
export const sealAnew = `
  update main.audit_seal s set hash = encode(sha256(convert_to(coalesce((select hash from main.audit_seal b where b.seq = s.seq - 1), '')
    || E'\\n' || (select json_build_array(a.id, extract(epoch from a.at), a.user_id, a.username, a.profile_id, a.node_id, a.action,
      a.entity, a.entity_id, a.benh_nhan_id, a.request_id, a.ip, a.before, a.after)::text from main.audit a where a.id = s.audit_id), 'UTF8')), 'hex')
  where seq = ${last}`;

/** Seals by SQL what no seal stands for yet. */
export const sealMore = `
  insert into main.audit_seal (seq, audit_id, at, hash)
  select ${last} + 1, a.id, a.at, '' from main.audit a where not exists (select 1 from main.audit_seal s where s.audit_id = a.id)`;

/** Does what somebody with every right in a database may do, the triggers off. */
export async function behind(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
