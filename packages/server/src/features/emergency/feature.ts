import {
  capCuuApi,
  capCuuRecord,
  emergencyRecords,
  tuTrangApi,
  tuTrangRecord,
} from '@sen/domain/emergency/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { emergencyResolvers } from './resolvers.ts';
import { capCuuTable, tuTrangTable } from './tables.ts';

/** Who comes straight in: triage, belongings, and straight on to a ward. */
export const emergency = defineFeature({
  name: 'emergency',
  service: 'main',
  records: emergencyRecords,
  api: [served(capCuuRecord, capCuuApi, capCuuTable), served(tuTrangRecord, tuTrangApi, tuTrangTable)],
  resolvers: emergencyResolvers,
});
