import { open } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { putTable, writeArchive } from '../../../engine/backup/archive.ts';
import type { Manifest } from '../../../engine/backup/manifest.ts';
import { columnsOf, migrationsOf } from '../../../engine/backup/tables.ts';
import type { MovedRange } from '../../../engine/database/tables.ts';
import { logTables, type Month, type MonthPlace, within } from './month.ts';

/**
 * Writes the rows and seals of a month into a signed archive, as they are at one moment. Answers how many rows it holds and where they
 * stand in the chain. Errors: a plain one when there are none, when one has no seal, or when the chain ends in that month.
 */
export async function writeMonth(
  { database, config }: MonthPlace,
  month: Month,
  target: string,
): Promise<{ rows: number; ranges: MovedRange[] }> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = await sealedRows(client, month);
    const ranges = await rangesOf(client, month);
    await writeArchive(config, target, async (put) => {
      const manifest: Manifest = {
        format: 2,
        made: new Date().toISOString(),
        migrations: await migrationsOf(client),
        tables: [],
        files: 0,
        month: month.first,
      };
      for (const table of logTables) {
        const name = `main.${table}`;
        const columns = await columnsOf(client, name);
        manifest.tables.push(await putTable(client, put, { name, columns, where: within(month) }));
      }
      return manifest;
    });
    await client.query('commit');
    await sync(target, 'r+');
    await sync(path.dirname(target), 'r'); // its name as well
    return { rows, ranges };
  } finally {
    await client.end();
  }
}

async function sync(name: string, flags: string): Promise<void> {
  const file = await open(name, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function sealedRows(client: pg.ClientBase, month: Month): Promise<number> {
  const { rows } = await client.query<{ rows: number; seals: number; fit: number; ends: boolean }>(`
    with acts as (select id, at from main.audit ${within(month)}), seals as (select audit_id, at from main.audit_seal ${within(month)})
    select (select count(*)::int from acts) as rows, (select count(*)::int from seals) as seals,
      (select count(*)::int from acts a join seals s on s.audit_id = a.id and s.at = a.at) as fit,
      exists (select from (select at from main.audit_seal order by seq desc limit 1) s ${within(month)}) as ends`);
  const [found] = rows;
  if (!found || found.rows === 0) throw new Error(`the operation log has nothing of ${month.name}`);
  if (found.fit !== found.rows || found.fit !== found.seals)
    throw new Error(
      `${month.name} has ${found.rows} rows and ${found.seals} seals, of which ${found.fit} fit: see verify-audit`,
    );
  if (found.ends) throw new Error(`the chain of seals ends in ${month.name}: nothing has come after it yet`);
  return found.rows;
}

/** The runs of numbers that the seals of a month have: rows of two months were sealed in turns about midnight. */
async function rangesOf(client: pg.ClientBase, month: Month): Promise<MovedRange[]> {
  const { rows } = await client.query<MovedRange>(`
    with numbered as (select seq, seq - row_number() over (order by seq) as run from main.audit_seal ${within(month)}),
      runs as (select min(seq) as first, max(seq) as last from numbered group by run),
      moved as (select r.to::bigint as seq, r.hash from main.audit_moved m, jsonb_to_recordset(m.ranges) as r("to" text, hash text))
    select first::text as from, last::text as to, l.hash, coalesce((select b.hash from main.audit_seal b where b.seq = first - 1),
      (select m.hash from moved m where m.seq = first - 1), '') as before
    from runs join main.audit_seal l on l.seq = last order by first`);
  return rows.map(({ from, to, before, hash }) => ({ from, to, before, hash }));
}
