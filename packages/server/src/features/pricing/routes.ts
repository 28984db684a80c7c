import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../engine/errors.ts';
import { type Door, siteDoor } from '../../engine/http/doors.ts';
import { importPrices } from './importPrices.ts';
import { pricesWorkbook } from './workbook.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const prices = {
  access: 'DANH_MUC_VIEN_PHI',
  wholeSite: 'price lists hold for the whole site',
} as const;

/** The prices of a list as a sheet: /api/price-list/:id/export.xlsx, and import into a draft (`dryRun=1` only judges it). */
export const priceDoors: readonly Door[] = [
  siteDoor({
    ...prices,
    method: 'GET',
    url: '/api/price-list/:id/export.xlsx',
    answer: async ({ ctx, request, reply }) => {
      const { book } = await pricesWorkbook(ctx, idOf(request));
      return reply
        .type(sheetType)
        .header('content-disposition', 'attachment; filename="bang-gia.xlsx"')
        .header('cache-control', 'no-store')
        .send(book);
    },
  }),
  siteDoor({
    ...prices,
    method: 'POST',
    url: '/api/price-list/:id/import',
    upload: { files: 1 },
    answer: async ({ ctx, request }) => {
      const id = idOf(request);
      const { dryRun } = request.query as { dryRun?: unknown }; // read as optional text
      const file = await request.file();
      if (!file) throw new DomainError('BAD_INPUT', { issues: [{ path: 'file', code: 'REQUIRED' }] });
      const folder = await mkdtemp(path.join(os.tmpdir(), 'sen-prices-'));
      try {
        const place = path.join(folder, 'file');
        await pipeline(file.file, createWriteStream(place, { mode: 0o600 }));
        if (file.file.truncated) throw new DomainError('BODY_TOO_LARGE');
        return await importPrices(ctx, id, place, dryRun === '1');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  }),
];

function idOf(request: FastifyRequest): string {
  const params = z.object({ id: z.guid() }).safeParse(request.params);
  if (!params.success) throw new DomainError('NOT_FOUND', { entity: 'BangGia' });
  return params.data.id;
}
