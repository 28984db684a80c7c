import { commissionRecords } from '@sen/domain/commission/records';
import { defineFeature } from '../../engine/feature.ts';
import { commissionDoor } from './doors.ts';
import { commissionResolvers } from './resolvers.ts';

export const commission = defineFeature({
  name: 'commission',
  service: 'main',
  records: commissionRecords,
  resolvers: commissionResolvers,
  doors: [commissionDoor],
});
