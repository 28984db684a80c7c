import { rm, stat } from 'node:fs/promises';
import { catalogues } from '@sen/domain/catalogues/all';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { columnName } from '../columns.ts';
import type { Ctx } from '../context.ts';
import { fileOwner, placeOf } from '../files.ts';
import { fileTable } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { pictureFields, pictureOwner } from './pictures.ts';
import { catalogueTable } from './tables.ts';

/** Days that a picture waits for what it was sent for; drafts of forms hold such pictures. */
const waitDays = 30;
const dayMs = 86_400_000;

/** Who shows pictures: the fields of catalogues and the kinds of records with files of their own, each by a select of what shows a file `f`. */
function owners(): Array<{ name: string; shownIn: SQL }> {
  const fields = catalogues.flatMap((def) =>
    pictureFields(def).map(([field]) => ({
      name: pictureOwner(def, field),
      shownIn: sql`select 1 from ${catalogueTable(def.name)} e where e.${sql.identifier(columnName(field))} = f.id`,
    })),
  );
  return [...fields, ...fileOwner.all()];
}

/** Removes pictures that nothing shows: replaced, taken out, or sent for a form that was never saved. How many. */
export async function tidyPictures(ctx: Ctx): Promise<number> {
  const gone = await inTransaction(ctx, async (tx) => {
    const rows: Array<{ id: string; sha256: string }> = [];
    for (const { name, shownIn } of owners()) {
      const found = await tx.db.execute<{ id: string; sha256: string }>(sql`
        delete from ${fileTable} f
        where f.picture_of = ${name} and f.ngay_tao < now() - make_interval(days => ${waitDays}) and not exists (${shownIn})
        returning f.id, f.sha256`);
      rows.push(...found.rows);
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
