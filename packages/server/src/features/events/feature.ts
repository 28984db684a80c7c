import { defineFeature } from '../../engine/feature.ts';
import { eventSubscription } from './resolvers.ts';

export const events = defineFeature({
  name: 'events',
  service: 'main',
  subscription: eventSubscription,
});
