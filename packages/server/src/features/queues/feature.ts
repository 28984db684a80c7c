import { defineFeature } from '../../engine/feature.ts';
import { queueResolvers } from './resolvers.ts';

export const queues = defineFeature({
  name: 'queues',
  service: 'main',
  resolvers: queueResolvers,
});
