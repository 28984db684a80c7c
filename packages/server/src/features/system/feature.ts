import { defineFeature } from '../../engine/feature.ts';
import { systemResolvers } from './resolvers.ts';

export const system = defineFeature({
  name: 'system',
  service: 'main',
  resolvers: systemResolvers,
});
