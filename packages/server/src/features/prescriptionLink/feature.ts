import { prescriptionLinkRecords } from '@sen/domain/prescriptions/lienThongRecord';
import { defineFeature } from '../../engine/feature.ts';
import { prescriptionLinkResolvers } from './resolvers.ts';

export const prescriptionLink = defineFeature({
  name: 'prescriptionLink',
  service: 'main',
  records: prescriptionLinkRecords,
  resolvers: prescriptionLinkResolvers,
});
