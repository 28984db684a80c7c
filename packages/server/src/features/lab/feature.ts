import { defineFeature } from '../../engine/feature.ts';
import { labResolvers } from './resolvers.ts';

export const lab = defineFeature({
  name: 'lab',
  service: 'main',
  resolvers: labResolvers,
});
