import { reasonRecords } from '@sen/domain/reasons/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { reasonResolvers } from './resolvers.ts';

export const reasons = defineFeature({
  name: 'reasons',
  service: 'main',
  records: reasonRecords,
  resolvers: reasonResolvers,
  adds: [referring.add({ table: 'main.given_reason', label: { vi: 'Lý do đã nêu', en: 'Reasons given' } })],
});
