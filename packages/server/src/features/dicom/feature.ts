import {
  caDICOMApi,
  caDICOMRecord,
  dicomRecords,
  mayLaDICOMApi,
  mayLaDICOMRecord,
} from '@sen/domain/dicom/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import { connection } from '../system/points.ts';
import { archiveChecks } from './archive.ts';
import { searchSlipsInWork } from './archiveFinding.ts';
import { dicomDoors } from './doors.ts';
import { pictureFiles } from './pictureFiles.ts';
import { dicomReferring } from './referring.ts';
import { dicomResolvers } from './resolvers.ts';
import { caTable, mayLaTable } from './tables.ts';

export const dicom = defineFeature({
  name: 'dicom',
  service: 'main',
  records: dicomRecords,
  api: [served(caDICOMRecord, caDICOMApi, caTable), served(mayLaDICOMRecord, mayLaDICOMApi, mayLaTable)],
  resolvers: dicomResolvers,
  doors: dicomDoors,
  adds: [
    ...dicomReferring.map(referring.add),
    connection.add({ kind: 'khoAnh', checks: archiveChecks }),
    fileOwner.add(pictureFiles),
    backgroundJob.add({
      name: 'archiveStudies',
      at: '* * * * *',
      run: async (_payload, { ctx }) => searchSlipsInWork(ctx()),
    }),
  ],
});
