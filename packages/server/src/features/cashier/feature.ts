import { giaoDichTamApi, giaoDichTamRecord } from '@sen/domain/cashier/giaoDichTamRecord';
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
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { billsOfDay } from '../promotions/points.ts';
import { careSource } from '../recordAccess/points.ts';
import { bookFileCheck, bookRangeIssues } from './bookRanges.ts';
import { cashierCare } from './care.ts';
import { cashierTimeline } from './moments.ts';
import { expirePrepared } from './prepared.ts';
import { phieuThuForm } from './print/phieuThuForm.ts';
import { promotedBills } from './promotedBills.ts';
import { cashierReferring } from './referring.ts';
import { cashierResolvers } from './resolvers.ts';
import { bienLaiTable, giaoDichTamTable, vienPhiDongTable } from './tables.ts';

export const cashier = defineFeature({
  name: 'cashier',
  service: 'main',
  records: cashierRecords,
  api: [
    served(bienLaiRecord, bienLaiApi, bienLaiTable),
    served(vienPhiDongRecord, vienPhiDongApi, vienPhiDongTable),
    served(giaoDichTamRecord, giaoDichTamApi, giaoDichTamTable),
  ],
  resolvers: cashierResolvers,
  adds: [
    ...cashierReferring.map(referring.add),
    careSource.add(cashierCare),
    catalogueCheck.add({ catalogue: 'QuyenBienLai', check: bookRangeIssues, file: bookFileCheck }),
    printForm.add(phieuThuForm),
    timeline.add(cashierTimeline),
    backgroundJob.add({
      name: 'expirePrepared',
      at: '* * * * *',
      run: async (_payload, { ctx }) => void (await expirePrepared(ctx())),
    }),
    billsOfDay.add(promotedBills),
  ],
});
