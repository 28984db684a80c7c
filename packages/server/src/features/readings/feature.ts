import { defineFeature } from '../../engine/feature.ts';
import { readingResolvers } from './resolvers.ts';

/** Results that are read rather than measured: what the features of their kinds share. */
export const readings = defineFeature({
  name: 'readings',
  service: 'main',
  resolvers: readingResolvers,
});
