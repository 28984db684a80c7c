import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueApi } from '../engine/catalogue/api.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';

/** Drugs, stores, stock and supply. */
export const pharmacyService: ServiceDef = {
  name: 'pharmacy',
  features: [],
  catalogues: catalogueApi(catalogues.filter((def) => def.service === 'pharmacy')),
};
