import { defineFeature } from '../../engine/feature.ts';
import { prescriptionResolvers } from './resolvers.ts';

export const prescriptions = defineFeature({
  name: 'prescriptions',
  service: 'main',
  resolvers: prescriptionResolvers,
});
