import { pricingRecords } from '@sen/domain/pricing/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { pricingReferring } from './referring.ts';
import { pricingResolvers } from './resolvers.ts';
import { priceDoors } from './routes.ts';

export const pricing = defineFeature({
  name: 'pricing',
  service: 'main',
  records: pricingRecords,
  resolvers: pricingResolvers,
  doors: priceDoors,
  adds: pricingReferring.map(referring.add),
});
