import type { EventModule } from '@sen/domain/events/eventModules';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { emit } from '../../engine/events/events.ts';
import type { Hub } from '../../engine/events/hub.ts';
import { type ContextSource, emptyContext } from '../../engine/http/requestContext.ts';
import { senVersion } from '../../engine/senVersion.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { endInterrupted } from './backups.ts';
import { releaseLostJobs } from './lostJobs.ts';
import { thisMachine, thisNode } from './node.ts';

/** Events of this module tell of nothing: a node sends them to see how long they take. */
const pulseModule: EventModule = 'NhipTim';
const beatMs = 30_000;

/**
 * Says twice a minute in the database that this node runs, with its memory and with the time that an event of its own took through the
 * database and back. The first event leaves with the second beat. It also tells the end of what nodes that are gone
 * began. Answers what ends it.
 */
export async function startHeartbeat(source: ContextSource, hub: Hub): Promise<() => Promise<void>> {
  const started = new Date();
  let lag: number | null = null;
  /** When this node said last that it lives. */
  let beaten = Number.NEGATIVE_INFINITY;
  let sent: { pulse: string; at: number } | null = null;
  const deaf = hub.listen([pulseModule], (event) => {
    if (!sent || event.data['pulse'] !== sent.pulse) return;
    lag = Math.round(performance.now() - sent.at);
    sent = null;
  });
  const beat = async (first: boolean) => {
    // one that did not come back within half a minute is told as that late
    if (sent) lag = Math.round(performance.now() - sent.at);
    await source.db.execute(sql`
      insert into main.may_chu (id, ten_may, phien_ban, dich_vu, bat_dau_luc, luc, bo_nho, tre_su_kien)
      values (${thisNode}, ${thisMachine}, ${senVersion}, ${source.config.services.join(', ')}, ${started.toISOString()}, now(),
        ${process.memoryUsage().rss}, ${lag})
      on conflict (id) do update set luc = excluded.luc, bo_nho = excluded.bo_nho, tre_su_kien = excluded.tre_su_kien`);
    const together = performance.now() - beaten < 1.5 * beatMs;
    beaten = performance.now();
    if (first) return;
    // after a time without the database, the others have not said yet that they live
    if (together) {
      await endInterrupted(source);
      const lost = await releaseLostJobs(source.db);
      if (lost > 0) source.logger.warn({ jobs: lost }, 'jobs that nobody ran are let go');
    }
    const pulse = v7();
    sent = { pulse, at: performance.now() };
    await inTransaction(emptyContext(source, pulse), (tx) =>
      emit(tx, { module: pulseModule, process: 'beat', data: { pulse } }),
    );
  };
  const warn = (error: unknown) => source.logger.warn({ err: error }, 'the heartbeat of this node');
  await source.db.execute(sql`delete from main.may_chu where luc < now() - interval '1 day'`).catch(warn);
  await beat(true).catch(warn);
  const timer = setInterval(() => void beat(false).catch(warn), beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    deaf();
    await source.db.execute(sql`delete from main.may_chu where id = ${thisNode}`).catch(warn);
  };
}
