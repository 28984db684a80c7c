import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueApi } from '../engine/catalogue/api.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';
import { identityResolvers } from '../features/identity/resolvers.ts';

/** Accounts, sessions, profiles and nodes. */
export const authService: ServiceDef = {
  name: 'auth',
  features: [{ name: 'identity', resolvers: identityResolvers }],
  catalogues: catalogueApi(catalogues.filter((def) => def.service === 'auth')),
};
