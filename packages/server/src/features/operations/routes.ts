import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../../engine/context.ts';
import { type ContextSource, requestContext } from '../../engine/requestContext.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { placeOf, readyBackup } from './backups.ts';
import { noted } from './calls.ts';

/** GET /api/backups/:id gives the file of a backup to who administers the system; the giving is logged. */
export async function registerBackupFiles(app: FastifyInstance, source: ContextSource): Promise<void> {
  app.get<{ Params: { id: string } }>('/api/backups/:id', async (request, reply) => {
    const ctx = await requestContext(source, request);
    requirePermission(ctx, 'QUAN_TRI');
    const row = await readyBackup(ctx, request.params.id);
    await inTransaction(ctx, (tx) =>
      noted(tx, { action: 'EXPORT', entity: 'SaoLuu', entityId: row._id, after: { tenTep: row.tenTep } }),
    );
    return reply
      .type('application/gzip') // as it is: what is compressed already goes out at its own length
      .header('content-disposition', `attachment; filename="${row.tenTep}"`)
      .header('content-length', row.kichThuoc ?? 0)
      .header('cache-control', 'no-store')
      .send(createReadStream(placeOf(ctx, row)));
  });
}
