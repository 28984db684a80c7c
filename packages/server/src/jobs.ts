import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import { sealAudit } from './engine/auditSeal.ts';
import type { Database } from './engine/database.ts';
import { ensureAuditPartitions } from './engine/migrate.ts';
import { type OutboxSender, sendOne } from './engine/outbox.ts';
import { type ContextSource, emptyContext } from './engine/requestContext.ts';
import { portalAdapter } from './features/reception/card.ts';
import { sendCardCheck } from './features/reception/cardRetry.ts';

/** Senders by adapter; each feature with an outside system adds its own. */
const senders: Readonly<Record<string, OutboxSender>> = { [portalAdapter]: sendCardCheck };

/** When the system's own jobs run, in UTC. */
export const crontab = `
* * * * * seal
15 * * * * tidy
30 17 * * * partitions
`;

/** The jobs of this installation by name. */
export function tasks(database: Database, source: ContextSource): TaskList {
  const ctx = () => emptyContext(source, v7());
  return {
    outbox: async (payload) => {
      const { id } = payload as { id: string }; // written by enqueue
      await sendOne(ctx(), id, senders);
    },
    seal: async () => {
      while ((await sealAudit(database)) > 0);
    },
    tidy: async () => {
      await database.db.execute(sql`delete from main.event where at < now() - interval '3 days'`);
      await database.db.execute(
        sql`delete from main.client_request where ngay_tao < now() - interval '7 days'`,
      );
      await database.db.execute(sql`delete from auth.session where expires_at < now() - interval '90 days'`);
    },
    partitions: () => ensureAuditPartitions(database),
  };
}
