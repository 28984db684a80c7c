import { patientResultsRecords } from '@sen/domain/patientResults/records';
import { defineFeature } from '../../engine/feature.ts';
import { paperCode } from '../printing/points.ts';
import { patientResultsDoors } from './doors.ts';
import { resultCode } from './paperCode.ts';
import { patientResultsResolvers } from './resolvers.ts';

export const patientResults = defineFeature({
  name: 'patientResults',
  service: 'main',
  records: patientResultsRecords,
  resolvers: patientResultsResolvers,
  doors: patientResultsDoors,
  adds: [paperCode.add(resultCode)],
});
