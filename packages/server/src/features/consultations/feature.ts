import {
  bienBanHoiChanApi,
  bienBanHoiChanRecord,
  consultationRecords,
} from '@sen/domain/consultations/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { printForm } from '../printing/points.ts';
import { minutes } from './paper.ts';
import { hoiChanForm, trichHoiChanForm } from './print/hoiChanForm.ts';
import { consultationResolvers } from './resolvers.ts';
import { hoiChanTable } from './tables.ts';

export const consultations = defineFeature({
  name: 'consultations',
  service: 'main',
  records: consultationRecords,
  api: [served(bienBanHoiChanRecord, bienBanHoiChanApi, hoiChanTable)],
  resolvers: consultationResolvers,
  adds: [...minutes.adds, printForm.add(hoiChanForm), printForm.add(trichHoiChanForm)],
});
