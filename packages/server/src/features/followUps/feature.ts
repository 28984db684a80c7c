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
import { printForm } from '../printing/points.ts';
import { whenVisitKept } from '../reception/points.ts';
import { slip } from './paper.ts';
import { phieuHenForm } from './print/phieuHenForm.ts';
import { followUpResolvers } from './resolvers.ts';
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
    ...slip.adds,
    referring.add({
      table: 'main.nhac_tai_kham',
      label: { vi: 'Lần nhắc tái khám', en: 'Reminders of follow-ups' },
      code: 'r.luc_nhac::text',
    }),
    printForm.add(phieuHenForm),
    whenVisitKept.add(followVisit),
  ],
});
