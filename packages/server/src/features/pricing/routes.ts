import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requirePermission } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type ContextSource, requestContext } from '../../engine/requestContext.ts';
import { importPrices } from './importPrices.ts';
import { pricesWorkbook } from './workbook.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The prices of a list as a sheet: /api/price-list/:id/export.xlsx, and import into a draft (`dryRun=1` only judges it). */
export async function registerPriceFiles(app: FastifyInstance, source: ContextSource): Promise<void> {
  const { config } = source;
  const asked = async (request: FastifyRequest) => {
    const ctx = await requestContext(source, request);
    requirePermission(ctx, 'DANH_MUC_VIEN_PHI');
    const params = z.object({ id: z.guid() }).safeParse(request.params);
    if (!params.success) throw new DomainError('NOT_FOUND', { entity: 'BangGia' });
    return { ctx, id: params.data.id };
  };
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fileSize: config.fileMaxBytes } });
    scope.get('/api/price-list/:id/export.xlsx', async (request, reply) => {
      const { ctx, id } = await asked(request);
      const { book } = await pricesWorkbook(ctx, id);
      return reply
        .type(sheetType)
        .header('content-disposition', 'attachment; filename="bang-gia.xlsx"')
        .header('cache-control', 'no-store')
        .send(book);
    });
    scope.post('/api/price-list/:id/import', { bodyLimit: config.fileMaxBytes }, async (request) => {
      const { ctx, id } = await asked(request);
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
    });
  });
}
