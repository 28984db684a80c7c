import { defineFeature } from '../../engine/feature.ts';
import { prescriptionLinkResolvers } from './resolvers.ts';

export const prescriptionLink = defineFeature({
  name: 'prescriptionLink',
  service: 'main',
  resolvers: prescriptionLinkResolvers,
});
