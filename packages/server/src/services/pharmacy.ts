import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueApi } from '../engine/catalogue/api.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';
import { pharmacyResolvers } from '../features/pharmacy/resolvers.ts';

/** Drugs, stores, stock and supply. */
export const pharmacyService: ServiceDef = {
  name: 'pharmacy',
  features: [{ name: 'pharmacy', resolvers: pharmacyResolvers }],
  catalogues: catalogueApi(catalogues.filter((def) => def.service === 'pharmacy')),
};
