import { systemRecords, thamSoApi, thamSoRecord } from '@sen/domain/system/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { systemResolvers } from './resolvers.ts';
import { thamSoTable } from './tables.ts';

export const system = defineFeature({
  name: 'system',
  service: 'main',
  records: systemRecords,
  api: [served(thamSoRecord, thamSoApi, thamSoTable)],
  resolvers: systemResolvers,
});
