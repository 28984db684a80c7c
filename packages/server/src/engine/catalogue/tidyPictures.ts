import { rm, stat } from 'node:fs/promises';
import { catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { columnName } from '../columns.ts';
import type { Ctx } from '../context.ts';
import { placeOf } from '../files.ts';
import { fileTable } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { pictureFields, pictureOwner } from './pictures.ts';
import { catalogueTable } from './tables.ts';

/** Days that a picture waits for the entry it was sent for; drafts of forms hold such pictures. */
const waitDays = 30;
const dayMs = 86_400_000;

/** Removes pictures of catalogues that no entry shows: replaced, taken out, or sent for a form that was never saved. How many. */
export async function tidyPictures(ctx: Ctx): Promise<number> {
  const gone = await inTransaction(ctx, async (tx) => {
    const rows: Array<{ id: string; sha256: string }> = [];
    for (const def of catalogues) {
      for (const [field] of pictureFields(def)) {
        const found = await tx.db.execute<{ id: string; sha256: string }>(sql`
          delete from ${fileTable} f
          where f.picture_of = ${pictureOwner(def, field)} and f.ngay_tao < now() - make_interval(days => ${waitDays})
            and not exists (select 1 from ${catalogueTable(def.name)} e where e.${sql.identifier(columnName(field))} = f.id)
          returning f.id, f.sha256`);
        rows.push(...found.rows);
      }
    }
    for (const { id, sha256 } of rows)
      await audit(tx, { action: 'DELETE', entity: 'file', entityId: id, before: { sha256 } });
    return rows;
  });
  for (const sha256 of new Set(gone.map((row) => row.sha256))) await removeBytes(ctx, sha256);
  return gone.length;
}

/** Bytes are kept once however often they were sent; those that somebody sends again just now are young and stay. */
async function removeBytes(ctx: Ctx, sha256: string): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select 1 from ${fileTable} where sha256 = ${sha256} limit 1`);
  const place = placeOf(ctx, sha256);
  const written = await stat(place).catch(() => null);
  if (rows.length > 0 || !written || Date.now() - written.mtimeMs < dayMs) return;
  await rm(place, { force: true });
}
