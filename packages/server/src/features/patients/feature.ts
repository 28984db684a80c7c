import { benhNhanApi, benhNhanRecord, patientsRecords } from '@sen/domain/patients/records';
import { officialFile } from '../../engine/catalogue/imports/plan.ts';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter, fixedCounter } from '../../engine/sql/numbering.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import { gppPaperFiles } from './gppPapers.ts';
import { patientsPlan } from './imports/plan.ts';
import { maYTe, unknownCounter } from './numbers.ts';
import { patientsReferring } from './referring.ts';
import { patientResolvers } from './resolvers.ts';
import { benhNhanTable } from './tables.ts';

export const patients = defineFeature({
  name: 'patients',
  service: 'main',
  records: patientsRecords,
  api: [served(benhNhanRecord, benhNhanApi, benhNhanTable)],
  resolvers: patientResolvers,
  adds: [
    ...patientsReferring.map(referring.add),
    counter.add(maYTe),
    fixedCounter.add(unknownCounter),
    fileOwner.add(gppPaperFiles),
    officialFile.add(patientsPlan),
  ],
});
