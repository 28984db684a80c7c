import type { FastifyInstance } from 'fastify';
import { officialFile } from './engine/catalogue/imports/plan.ts';
import { registerImports } from './engine/catalogue/imports/routes.ts';
import { registerPictures } from './engine/catalogue/pictures.ts';
import { registerCatalogueFiles } from './engine/catalogue/routes.ts';
import { registerFiles } from './engine/files.ts';
import type { ContextSource } from './engine/requestContext.ts';
import { features } from './features.ts';

/** Routes beside GraphQL: files, Excel of catalogues, imports, and those of the features. */
export async function registerRoutes(app: FastifyInstance, source: ContextSource): Promise<void> {
  await registerFiles(app, source);
  await registerCatalogueFiles(app, source);
  await registerPictures(app, source);
  await registerImports(app, source, officialFile.all());
  for (const { routes } of features) await routes?.(app, source);
}
