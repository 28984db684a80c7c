import { defineFeature } from '../../engine/feature.ts';
import { pricingResolvers } from './resolvers.ts';
import { registerPriceFiles } from './routes.ts';

export const pricing = defineFeature({
  name: 'pricing',
  service: 'main',
  resolvers: pricingResolvers,
  routes: registerPriceFiles,
});
