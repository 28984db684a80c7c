import {
  followUpRecords,
  giayHenApi,
  giayHenRecord,
  nhacTaiKhamApi,
  nhacTaiKhamRecord,
} from '@sen/domain/followUps/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { papersInUse } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { whenVisitKept } from '../reception/points.ts';
import { followUpTimeline } from './moments.ts';
import { soGiayHen } from './numbers.ts';
import { phieuHenForm } from './print/phieuHenForm.ts';
import { followUpReferring } from './referring.ts';
import { followUpResolvers } from './resolvers.ts';
import { slipInUse } from './sql.ts';
import { giayHenTable, nhacTaiKhamTable } from './tables.ts';
import { followVisit } from './use.ts';

export const followUps = defineFeature({
  name: 'followUps',
  service: 'main',
  records: followUpRecords,
  api: [
    served(giayHenRecord, giayHenApi, giayHenTable),
    served(nhacTaiKhamRecord, nhacTaiKhamApi, nhacTaiKhamTable),
  ],
  resolvers: followUpResolvers,
  adds: [
    ...followUpReferring.map(referring.add),
    counter.add(soGiayHen),
    printForm.add(phieuHenForm),
    timeline.add(followUpTimeline),
    papersInUse.add(slipInUse),
    whenVisitKept.add(followVisit),
  ],
});
