import type { FastifyInstance } from 'fastify';
import { registerCatalogueFiles } from './engine/catalogue/routes.ts';
import { registerFiles } from './engine/files.ts';
import type { ContextSource } from './engine/requestContext.ts';
import { registerAuditLogFiles } from './features/auditLog/routes.ts';
import { registerPrinting } from './features/printing/print.ts';

/** Routes beside GraphQL: files, Excel of catalogues and of the operation log, printed forms. */
export async function registerRoutes(app: FastifyInstance, source: ContextSource): Promise<void> {
  await registerFiles(app, source);
  await registerCatalogueFiles(app, source);
  await registerAuditLogFiles(app, source);
  await registerPrinting(app, source);
}
