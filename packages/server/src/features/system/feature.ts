import { systemRecords } from '@sen/domain/system/records';
import { defineFeature } from '../../engine/feature.ts';
import { systemResolvers } from './resolvers.ts';

export const system = defineFeature({
  name: 'system',
  service: 'main',
  records: systemRecords,
  resolvers: systemResolvers,
});
