import type { FastifyInstance } from 'fastify';
import { registerImports } from './engine/catalogue/imports/routes.ts';
import { registerPictures } from './engine/catalogue/pictures.ts';
import { registerCatalogueFiles } from './engine/catalogue/routes.ts';
import { registerFiles } from './engine/files.ts';
import type { ContextSource } from './engine/requestContext.ts';
import { registerAuditLogFiles } from './features/auditLog/routes.ts';
import { officialFiles } from './features/imports/officialFiles.ts';
import { registerBackupFiles } from './features/operations/routes.ts';
import { registerLogo } from './features/organisation/logo.ts';
import { registerPriceFiles } from './features/pricing/routes.ts';
import { registerPrinting } from './features/printing/print.ts';

/** Routes beside GraphQL: files, Excel of catalogues and of the operation log, prices, printed forms, backups. */
export async function registerRoutes(app: FastifyInstance, source: ContextSource): Promise<void> {
  await registerFiles(app, source);
  await registerCatalogueFiles(app, source);
  await registerPictures(app, source);
  await registerImports(app, source, officialFiles);
  await registerAuditLogFiles(app, source);
  registerLogo(app, source);
  await registerBackupFiles(app, source);
  await registerPriceFiles(app, source);
  await registerPrinting(app, source);
}
