import { defineFeature } from '../../engine/feature.ts';
import { examinationResolvers } from './resolvers.ts';

export const examination = defineFeature({
  name: 'examination',
  service: 'main',
  resolvers: examinationResolvers,
});
