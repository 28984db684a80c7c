import { catalogueApi } from '../engine/catalogue/api.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';
import { printingResolvers } from '../features/printing/resolvers.ts';

/** Print forms and their versions. */
export const printService: ServiceDef = {
  name: 'print',
  features: [{ name: 'printing', resolvers: printingResolvers }],
  catalogues: catalogueApi([]),
};
