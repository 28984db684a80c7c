import { createReadStream } from 'node:fs';
import { siteDoor } from '../../engine/doors.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { placeOf, readyBackup } from './backups.ts';
import { noted } from './calls.ts';

/** GET /api/backups/:id gives the file of a backup to who administers the system; the giving is logged. */
export const backupDoor = siteDoor({
  method: 'GET',
  url: '/api/backups/:id',
  access: 'QUAN_TRI',
  wholeSite: 'a backup holds the whole site',
  answer: async ({ ctx, request, reply }) => {
    const { id } = request.params as { id: string }; // the route's own parameter
    const row = await readyBackup(ctx, id);
    await inTransaction(ctx, (tx) =>
      noted(tx, { action: 'EXPORT', entity: 'SaoLuu', entityId: row._id, after: { tenTep: row.tenTep } }),
    );
    return reply
      .type('application/gzip') // as it is: what is compressed already goes out at its own length
      .header('content-disposition', `attachment; filename="${row.tenTep}"`)
      .header('content-length', row.kichThuoc ?? 0)
      .header('cache-control', 'no-store')
      .send(createReadStream(placeOf(ctx, row)));
  },
});
