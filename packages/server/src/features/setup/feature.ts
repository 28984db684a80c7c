import { setupRecords } from '@sen/domain/setup/records';
import { defineFeature } from '../../engine/feature.ts';
import { setupResolvers } from './resolvers.ts';

export const setup = defineFeature({
  name: 'setup',
  service: 'main',
  records: setupRecords,
  resolvers: setupResolvers,
});
