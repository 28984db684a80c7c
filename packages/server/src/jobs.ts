import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import { sealAudit } from './engine/auditSeal.ts';
import { importTask } from './engine/catalogue/imports/commands.ts';
import { runImport } from './engine/catalogue/imports/run.ts';
import { tidyPictures } from './engine/catalogue/tidyPictures.ts';
import type { Database } from './engine/database.ts';
import { ensureAuditPartitions } from './engine/migrate.ts';
import { type OutboxSender, sendOne } from './engine/outbox.ts';
import { type ContextSource, emptyContext } from './engine/requestContext.ts';
import { officialFiles } from './features/imports/officialFiles.ts';
import { operationsTasks } from './features/operations/tasks.ts';
import { portalAdapter } from './features/reception/card.ts';
import { sendCardCheck } from './features/reception/cardRetry.ts';

/** Senders by adapter; each feature with an outside system adds its own. */
const senders: Readonly<Record<string, OutboxSender>> = { [portalAdapter]: sendCardCheck };

/** The jobs of this installation by name; `url` is the address of its database. */
export function tasks(database: Database, source: ContextSource, url: string): TaskList {
  const ctx = () => emptyContext(source, v7());
  return {
    outbox: async (payload) => {
      const { id } = payload as { id: string }; // written by enqueue
      await sendOne(ctx(), id, senders);
    },
    [importTask]: async (payload) => {
      const { id } = payload as { id: string }; // written by startCheck and startWrite
      await runImport(ctx(), id, officialFiles);
    },
    seal: async () => {
      while ((await sealAudit(database)) > 0);
    },
    tidy: async () => {
      await database.db.execute(sql`delete from main.event where at < now() - interval '3 days'`);
      await database.db.execute(
        sql`delete from main.client_request where ngay_tao < now() - interval '7 days'`,
      );
      await database.db.execute(
        sql`delete from main.nhap_danh_muc where ngay_tao < now() - interval '1 day'`,
      );
      await database.db.execute(sql`delete from auth.session where expires_at < now() - interval '90 days'`);
      await tidyPictures(ctx());
    },
    partitions: () => ensureAuditPartitions(database),
    ...operationsTasks(database, source, url),
  };
}
