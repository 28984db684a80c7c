import { defineFeature } from '../../engine/feature.ts';
import { counter } from '../../engine/numbering.ts';
import { maYTe } from './numbers.ts';
import { patientResolvers } from './resolvers.ts';

export const patients = defineFeature({
  name: 'patients',
  service: 'main',
  resolvers: patientResolvers,
  adds: [counter.add(maYTe)],
});
