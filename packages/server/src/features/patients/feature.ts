import { defineFeature } from '../../engine/feature.ts';
import { patientResolvers } from './resolvers.ts';

export const patients = defineFeature({
  name: 'patients',
  service: 'main',
  resolvers: patientResolvers,
});
