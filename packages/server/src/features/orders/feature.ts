import { defineFeature } from '../../engine/feature.ts';
import { orderResolvers } from './resolvers.ts';

export const orders = defineFeature({
  name: 'orders',
  service: 'main',
  resolvers: orderResolvers,
});
