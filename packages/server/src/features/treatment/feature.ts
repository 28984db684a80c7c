import { defineFeature } from '../../engine/feature.ts';
import { moveChanges, slipChanges } from './news.ts';
import { stayChanges } from './points.ts';
import { treatmentResolvers } from './resolvers.ts';

export const treatment = defineFeature({
  name: 'treatment',
  service: 'main',
  resolvers: treatmentResolvers,
  adds: [stayChanges.add(slipChanges), stayChanges.add(moveChanges)],
});
