import { defineFeature } from '../../engine/feature.ts';
import { pharmacyResolvers } from './resolvers.ts';

export const pharmacy = defineFeature({
  name: 'pharmacy',
  service: 'pharmacy',
  resolvers: pharmacyResolvers,
});
