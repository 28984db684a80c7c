import {
  bienBanHoiChanApi,
  bienBanHoiChanRecord,
  consultationRecords,
} from '@sen/domain/consultations/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { papersInUse } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { consultationTimeline } from './moments.ts';
import { maHoiChan } from './numbers.ts';
import { hoiChanForm, trichHoiChanForm } from './print/hoiChanForm.ts';
import { consultationReferring } from './referring.ts';
import { consultationResolvers } from './resolvers.ts';
import { minutesInUse } from './sql.ts';
import { hoiChanTable } from './tables.ts';

export const consultations = defineFeature({
  name: 'consultations',
  service: 'main',
  records: consultationRecords,
  api: [served(bienBanHoiChanRecord, bienBanHoiChanApi, hoiChanTable)],
  resolvers: consultationResolvers,
  adds: [
    ...consultationReferring.map(referring.add),
    counter.add(maHoiChan),
    printForm.add(hoiChanForm),
    printForm.add(trichHoiChanForm),
    timeline.add(consultationTimeline),
    papersInUse.add(minutesInUse),
  ],
});
