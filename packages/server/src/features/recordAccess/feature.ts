import { moHoSoApi, moHoSoRecord, recordAccessRecords } from '@sen/domain/recordAccess/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { recordAccessReferring } from './referring.ts';
import { recordAccessResolvers } from './resolvers.ts';
import { moHoSoTable } from './tables.ts';

export const recordAccess = defineFeature({
  name: 'recordAccess',
  service: 'main',
  records: recordAccessRecords,
  api: [served(moHoSoRecord, moHoSoApi, moHoSoTable)],
  resolvers: recordAccessResolvers,
  adds: [...recordAccessReferring.map(referring.add)],
});
