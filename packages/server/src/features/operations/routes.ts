import { createReadStream } from 'node:fs';
import { refuseIssues } from '../../engine/errors.ts';
import { siteDoor } from '../../engine/http/doors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { addSaoLuu } from './addedBackup.ts';
import { noteOf, placeOf, readyBackup } from './backups.ts';
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

/** POST /api/backups?tep=name&ghiChu=note adds a backup that was made elsewhere; its file is the body, taken as it comes. */
export const addBackupDoor = siteDoor({
  method: 'POST',
  url: '/api/backups',
  access: 'QUAN_TRI',
  wholeSite: 'a backup holds the whole site',
  stream: true,
  answer: async ({ ctx, request }) => {
    const { tep, ghiChu } = request.query as Record<string, unknown>; // as the caller wrote it
    const name = typeof tep === 'string' ? tep.trim() : '';
    refuseIssues(name === '' ? [{ path: 'tep', code: 'REQUIRED' }] : []);
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    const _id = await addSaoLuu(ctx, request.raw, {
      tep: name,
      ghiChu: noteOf(typeof ghiChu === 'string' ? ghiChu : null),
      bytes: Number.isSafeInteger(length) ? length : null,
    });
    return { _id };
  },
});
