import multipart from '@fastify/multipart';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { FastifyInstance } from 'fastify';
import { requirePermission, requireUser } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type ContextSource, requestContext } from '../requestContext.ts';
import { exportWorkbook, importWorkbook, templateWorkbook } from './excel.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel of catalogues: /api/catalogue/:name/template.xlsx, export.xlsx and import. */
export async function registerCatalogueFiles(app: FastifyInstance, source: ContextSource): Promise<void> {
  const { config } = source;
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fileSize: config.fileMaxBytes } });
    scope.get('/api/catalogue/:name/template.xlsx', async (request, reply) => {
      const ctx = await requestContext(source, request);
      requireUser(ctx);
      const def = named(request.params);
      return reply
        .type(sheetType)
        .header('content-disposition', attachment(`${def.name}-mau`))
        .send(await templateWorkbook(ctx, def));
    });
    scope.get('/api/catalogue/:name/export.xlsx', async (request, reply) => {
      const ctx = await requestContext(source, request);
      requireUser(ctx);
      const def = named(request.params);
      const { keyword } = request.query as { keyword?: unknown }; // read as optional text
      const book = await exportWorkbook(ctx, def, typeof keyword === 'string' ? keyword : '');
      return reply.type(sheetType).header('content-disposition', attachment(def.name)).send(book);
    });
    scope.post('/api/catalogue/:name/import', { bodyLimit: config.fileMaxBytes }, async (request) => {
      const ctx = await requestContext(source, request);
      const def = named(request.params);
      requirePermission(ctx, def.permission as Permission); // a test holds definitions against the list of permissions
      const { dryRun } = request.query as { dryRun?: unknown }; // read as optional text
      const file = await request.file();
      if (!file) throw new DomainError('BAD_INPUT', { issues: [{ path: 'file', code: 'REQUIRED' }] });
      return importWorkbook(ctx, def, await file.toBuffer(), { dryRun: dryRun === '1' });
    });
  });
}

function named(params: unknown): CatalogueDef {
  const { name } = params as { name: string }; // the route's own parameter
  const def = catalogueByName(name);
  if (!def) throw new DomainError('NOT_FOUND', { name });
  return def;
}

function attachment(name: string): string {
  return `attachment; filename="${name}.xlsx"`;
}
