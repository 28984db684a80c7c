import { pharmacyRecords, phieuCapApi, phieuCapRecord } from '@sen/domain/pharmacy/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { serviceAllergies as allergiesAgainstServices, freeSupplies } from '../orders/points.ts';
import { timeline } from '../patients/points.ts';
import { pharmacyTimeline } from './moments.ts';
import { maPhieuCap } from './numbers.ts';
import { pharmacyReferring } from './referring.ts';
import { pharmacyResolvers } from './resolvers.ts';
import { serviceAllergies } from './serviceAllergies.ts';
import { availableAt } from './stockQueries.ts';
import { phieuCapTable } from './tables.ts';

export const pharmacy = defineFeature({
  name: 'pharmacy',
  service: 'pharmacy',
  records: pharmacyRecords,
  api: [served(phieuCapRecord, phieuCapApi, phieuCapTable)],
  resolvers: pharmacyResolvers,
  adds: [
    ...pharmacyReferring.map(referring.add),
    counter.add(maPhieuCap),
    timeline.add(pharmacyTimeline),
    freeSupplies.add(availableAt),
    allergiesAgainstServices.add(serviceAllergies),
  ],
});
