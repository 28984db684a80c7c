import { insuranceRecords } from '@sen/domain/insurance/records';
import { defineFeature } from '../../engine/feature.ts';
import { insuranceResolvers } from './resolvers.ts';

export const insurance = defineFeature({
  name: 'insurance',
  service: 'main',
  records: insuranceRecords,
  resolvers: insuranceResolvers,
});
