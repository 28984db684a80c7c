import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../../engine/audit/audit.ts';
import { makeAuditMonths } from '../../../engine/audit/auditMonths.ts';
import { type MovedMonth, movedFault, readMoved } from '../../../engine/audit/movedMonths.ts';
import type { Tx } from '../../../engine/context.ts';
import { auditMovedTable } from '../../../engine/database/tables.ts';
import { emptyContext } from '../../../engine/http/requestContext.ts';
import { openLogger } from '../../../engine/logger.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { checkLock } from '../chain.ts';
import { logEntity } from '../queries.ts';
import { type MonthPlace, monthOf, sha256Of } from './month.ts';
import { oneMonthAtATime } from './oneAtATime.ts';
import { type Staged, stage, stageMonth } from './stage.ts';
import { loggedMonth } from './takeOut.ts';

/**
 * Brings a month of the operation log back from its file, all or nothing; the file stays. That it came back stands in the log. Errors:
 * plain ones when another month is being moved or no month that was moved has this file, RestoreRefusal when it is damaged.
 */
export function bringMonth(place: MonthPlace, source: string): Promise<MovedMonth> {
  return oneMonthAtATime(place, () => bringAlone(place, source));
}

async function bringAlone(place: MonthPlace, source: string): Promise<MovedMonth> {
  const { database, config } = place;
  const file = path.resolve(source);
  const sha256 = await sha256Of(file);
  const moved = (await readMoved(database.db)).find((one) => one.sha256 === sha256);
  if (!moved)
    throw new Error(`${file} is not the file of a month that was moved; npm run sen -- months tells them`);
  const fault = movedFault(config, moved);
  if (fault)
    throw new Error(`what the database says of ${moved.month.slice(0, 7)} is not what was written: ${fault}`);
  const ctx = emptyContext({ config, logger: openLogger('warn'), db: database.db }, v7());
  await makeAuditMonths(database, sql`select ${moved.month}::date`);
  await stageMonth(place, file, (staged) =>
    inTransaction(ctx, async (tx) => {
      await tx.db.delete(auditMovedTable).where(eq(auditMovedTable.month, moved.month));
      for (const one of staged) await takeIn(tx, one);
      const month = monthOf(moved.month.slice(0, 7));
      await audit(tx, {
        action: 'IMPORT',
        entity: logEntity,
        entityId: null,
        after: loggedMonth(month, moved),
      });
      // a check of the chain finds the month outside or inside, not half
      await tx.db.execute(sql`select pg_advisory_xact_lock(${checkLock})`);
    }),
  );
  return moved;
}

async function takeIn({ db }: Tx, { table, columns, rows }: Staged): Promise<void> {
  const names = columns.join(', ');
  const { rowCount } = await db.execute(
    sql.raw(`insert into main.${table} (${names}) select ${names} from ${stage}.${table}`),
  );
  if (rowCount !== rows) throw new Error(`main.${table} took ${rowCount} of ${rows} rows`);
}
