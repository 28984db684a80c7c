import { prescriptionLinkRecords } from '@sen/domain/prescriptions/lienThongRecord';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { connection } from '../system/points.ts';
import { linkChecks } from './queries.ts';
import { prescriptionLinkReferring } from './referring.ts';
import { prescriptionLinkResolvers } from './resolvers.ts';

export const prescriptionLink = defineFeature({
  name: 'prescriptionLink',
  service: 'main',
  records: prescriptionLinkRecords,
  resolvers: prescriptionLinkResolvers,
  adds: [
    ...prescriptionLinkReferring.map(referring.add),
    connection.add({ kind: 'donThuoc', checks: linkChecks }),
  ],
});
