import { patientsRecords } from '@sen/domain/patients/records';
import { defineFeature } from '../../engine/feature.ts';
import { counter } from '../../engine/numbering.ts';
import { maYTe } from './numbers.ts';
import { patientResolvers } from './resolvers.ts';

export const patients = defineFeature({
  name: 'patients',
  service: 'main',
  records: patientsRecords,
  resolvers: patientResolvers,
  adds: [counter.add(maYTe)],
});
