import {
  chuyenVienApi,
  chuyenVienRecord,
  examinationRecords,
  khamBenhApi,
  khamBenhRecord,
} from '@sen/domain/examination/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { allergiesTold, deathOfVisit, servedNow, timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { examinationTimeline } from './moments.ts';
import { maKhamBenh } from './numbers.ts';
import { phieuChuyenCoSoForm } from './print/phieuChuyenCoSoForm.ts';
import { examinationReferring } from './referring.ts';
import { examinationResolvers } from './resolvers.ts';
import { examinedNow } from './servedNow.ts';
import { chuyenVienTable, khamBenhTable } from './tables.ts';
import { allergiesToldInSessions } from './toldAllergies.ts';
import { deathOfSession } from './toldDeath.ts';
import { transfer } from './transfers.ts';

export const examination = defineFeature({
  name: 'examination',
  service: 'main',
  records: examinationRecords,
  api: [
    served(khamBenhRecord, khamBenhApi, khamBenhTable),
    served(chuyenVienRecord, chuyenVienApi, chuyenVienTable),
  ],
  resolvers: examinationResolvers,
  adds: [
    ...examinationReferring.map(referring.add),
    counter.add(maKhamBenh),
    ...transfer.adds,
    printForm.add(phieuChuyenCoSoForm),
    timeline.add(examinationTimeline),
    servedNow.add(examinedNow),
    deathOfVisit.add(deathOfSession),
    allergiesTold.add(allergiesToldInSessions),
  ],
});
