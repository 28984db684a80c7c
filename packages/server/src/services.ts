import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueApi } from './engine/catalogue/api.ts';
import { services } from './engine/config.ts';
import type { ServiceDef } from './engine/graphql/serviceSchema.ts';
import { features } from './features.ts';

/** The four services, each with its features and catalogues. */
export const allServices: readonly ServiceDef[] = services.map((name) => ({
  name,
  features: features.filter((feature) => feature.service === name),
  catalogues: catalogueApi(catalogues.filter((def) => def.service === name)),
}));
