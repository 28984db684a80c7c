import { examinationRecords, khamBenhApi, khamBenhRecord } from '@sen/domain/examination/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { claimFindings } from '../cashier/points.ts';
import { allergiesTold, deathOfVisit, servedNow, timeline } from '../patients/points.ts';
import { findInSessions } from './claimFindings.ts';
import { examinationTimeline } from './moments.ts';
import { maKhamBenh } from './numbers.ts';
import { examinationReferring } from './referring.ts';
import { examinationResolvers } from './resolvers.ts';
import { examinedNow } from './servedNow.ts';
import { khamBenhTable } from './tables.ts';
import { allergiesToldInSessions } from './toldAllergies.ts';
import { deathOfSession } from './toldDeath.ts';

export const examination = defineFeature({
  name: 'examination',
  service: 'main',
  records: examinationRecords,
  api: [served(khamBenhRecord, khamBenhApi, khamBenhTable)],
  resolvers: examinationResolvers,
  adds: [
    ...examinationReferring.map(referring.add),
    counter.add(maKhamBenh),
    timeline.add(examinationTimeline),
    servedNow.add(examinedNow),
    claimFindings.add(findInSessions),
    deathOfVisit.add(deathOfSession),
    allergiesTold.add(allergiesToldInSessions),
  ],
});
