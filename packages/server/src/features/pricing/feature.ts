import { pricingRecords } from '@sen/domain/pricing/records';
import { defineFeature } from '../../engine/feature.ts';
import { pricingResolvers } from './resolvers.ts';
import { registerPriceFiles } from './routes.ts';

export const pricing = defineFeature({
  name: 'pricing',
  service: 'main',
  records: pricingRecords,
  resolvers: pricingResolvers,
  routes: registerPriceFiles,
});
