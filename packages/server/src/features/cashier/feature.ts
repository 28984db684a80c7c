import {
  bienLaiApi,
  bienLaiRecord,
  cashierRecords,
  vienPhiDongApi,
  vienPhiDongRecord,
} from '@sen/domain/cashier/records';
import { catalogueCheck } from '../../engine/catalogue/api.ts';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { careSource } from '../recordAccess/points.ts';
import { bookFileCheck, bookRangeIssues } from './bookRanges.ts';
import { cashierCare } from './care.ts';
import { cashierTimeline } from './moments.ts';
import { phieuThuForm } from './print/phieuThuForm.ts';
import { cashierReferring } from './referring.ts';
import { cashierResolvers } from './resolvers.ts';
import { bienLaiTable, vienPhiDongTable } from './tables.ts';

export const cashier = defineFeature({
  name: 'cashier',
  service: 'main',
  records: cashierRecords,
  api: [
    served(bienLaiRecord, bienLaiApi, bienLaiTable),
    served(vienPhiDongRecord, vienPhiDongApi, vienPhiDongTable),
  ],
  resolvers: cashierResolvers,
  adds: [
    ...cashierReferring.map(referring.add),
    careSource.add(cashierCare),
    catalogueCheck.add({ catalogue: 'QuyenBienLai', check: bookRangeIssues, file: bookFileCheck }),
    printForm.add(phieuThuForm),
    timeline.add(cashierTimeline),
  ],
});
