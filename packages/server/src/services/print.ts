import { catalogueApi } from '../engine/catalogue/api.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';

/** Print forms and their versions. */
export const printService: ServiceDef = {
  name: 'print',
  features: [],
  catalogues: catalogueApi([]),
};
