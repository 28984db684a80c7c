import { recordAccessRecords } from '@sen/domain/recordAccess/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { recordAccessReferring } from './referring.ts';
import { recordAccessResolvers } from './resolvers.ts';

export const recordAccess = defineFeature({
  name: 'recordAccess',
  service: 'main',
  records: recordAccessRecords,
  resolvers: recordAccessResolvers,
  adds: [...recordAccessReferring.map(referring.add)],
});
