import { defineFeature } from '../../engine/feature.ts';
import { queueResolvers } from './resolvers.ts';
import { queueSdl } from './sdl.ts';

export const queues = defineFeature({
  name: 'queues',
  service: 'main',
  resolvers: queueResolvers,
  sdl: queueSdl,
});
