import { insuranceRecords } from '@sen/domain/insurance/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { insuranceReferring } from './referring.ts';
import { insuranceResolvers } from './resolvers.ts';

export const insurance = defineFeature({
  name: 'insurance',
  service: 'main',
  records: insuranceRecords,
  resolvers: insuranceResolvers,
  adds: insuranceReferring.map(referring.add),
});
