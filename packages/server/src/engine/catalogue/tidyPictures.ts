import { catalogues } from '@sen/domain/catalogues/all';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Ctx } from '../context.ts';
import { fileTable } from '../database/tables.ts';
import { columnName } from '../sql/columns.ts';
import { fileOwner } from '../storage/files.ts';
import { withoutBytes } from '../storage/staging.ts';
import { storeOf } from '../storage/store.ts';
import { pictureFields, pictureOwner } from './pictures.ts';
import { catalogueTable } from './tables.ts';

/** Days that a picture waits for what it was sent for; drafts of forms hold such pictures. */
const waitDays = 30;

/**
 * Who shows pictures: the fields of catalogues and the kinds of records with files of their own, each by a select of what shows a file
 * `f`.
 */
function owners(): Array<{ name: string; shownIn: SQL }> {
  const fields = catalogues.flatMap((def) =>
    pictureFields(def).map(([field]) => ({
      name: pictureOwner(def, field),
      shownIn: sql`select 1 from ${catalogueTable(def.name)} e where e.${sql.identifier(columnName(field))} = f.id`,
    })),
  );
  return [...fields, ...fileOwner.all()];
}

/**
 * Removes pictures that nothing shows: replaced, taken out, or sent for a form that was never saved. Bytes are kept once however often they
 * were sent: they go with the last of them. How many. Errors: FILES_UNAVAILABLE.
 */
export async function tidyPictures(ctx: Ctx): Promise<number> {
  await storeOf(ctx.config).check(); // no row goes whose bytes would stay
  let gone = 0;
  await withoutBytes(ctx, async (tx) => {
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
    gone = rows.length;
    return rows.map(({ sha256 }) => sha256);
  });
  return gone;
}
