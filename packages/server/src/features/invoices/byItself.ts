import { sql } from 'drizzle-orm';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { readSetting } from '../system/queries.ts';
import { adjustByItself } from './changes.ts';
import { send } from './commands.ts';
import { draftOf } from './draft.ts';
import { owedReceipts } from './owed.ts';
import { summariseDay } from './summary.ts';

/** Receipts that one turn invoices at most. */
const most = 200;
/** Days that are looked back at: what was owed longer is a matter of the desk. */
const backMost = 3;

/** Issues what is owed where the house wants that by itself: receipts and refunds of the last days, and the summary of a day at its end. */
export async function issueByItself(ctx: Ctx): Promise<void> {
  const { tuDong, tongHop, tongHopLuc } = await readSetting(ctx, 'invoices');
  if (tuDong) await issueOwed(ctx);
  if (tongHop) await summariseOwed(ctx, tongHopLuc);
}

async function issueOwed(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; code: string; goc: string | null }>(sql`
    select o.id, o.ma_bien_lai as code, o.goc from ${owedReceipts} o
    where o.ngay_bien_lai > now() - make_interval(days => ${backMost}) order by o.ngay_bien_lai, o.id limit ${most}`);
  for (const { id, code, goc } of rows) {
    const act = goc
      ? adjustByItself(ctx, goc, `Hoàn tiền theo ${code}`)
      : inTransaction(ctx, async (tx) => send(tx, await draftOf(tx, [id], null)));
    // one that cannot be issued stands on the desk's list
    await act.catch((error: unknown) =>
      ctx.logger.info({ error: String(error), code }, 'invoice not issued'),
    );
  }
}

/** The summary of yesterday and of today, once the day is as far as the house waits. */
async function summariseOwed(ctx: Ctx, time: string): Promise<void> {
  const clock = new Date(ctx.now().getTime() + 7 * 3_600_000).toISOString().slice(11, 16);
  const yesterday = localDay(new Date(ctx.now().getTime() - 86_400_000));
  for (const day of [yesterday, ...(clock >= time ? [today(ctx)] : [])])
    await inTransaction(ctx, (tx) => summariseDay(tx, day)).catch((error: unknown) =>
      ctx.logger.info({ error: String(error), day }, 'summary not made'),
    );
}
