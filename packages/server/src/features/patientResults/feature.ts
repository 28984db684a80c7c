import {
  lienKetKetQuaApi,
  lienKetKetQuaRecord,
  patientResultsRecords,
} from '@sen/domain/patientResults/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { paperCode } from '../printing/points.ts';
import { patientResultsDoors } from './doors.ts';
import { resultCode } from './paperCode.ts';
import { patientResultsResolvers } from './resolvers.ts';
import { lienKetTable } from './tables.ts';

export const patientResults = defineFeature({
  name: 'patientResults',
  service: 'main',
  records: patientResultsRecords,
  api: [served(lienKetKetQuaRecord, lienKetKetQuaApi, lienKetTable)],
  resolvers: patientResultsResolvers,
  doors: patientResultsDoors,
  adds: [paperCode.add(resultCode)],
});
