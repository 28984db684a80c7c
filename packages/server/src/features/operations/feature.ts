import {
  banDuLieuApi,
  banDuLieuRecord,
  kiemChungApi,
  kiemChungRecord,
  operationsRecords,
  saoLuuApi,
  saoLuuRecord,
} from '@sen/domain/operations/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { operationsJobs } from './backgroundJobs.ts';
import { operationsResolvers } from './resolvers.ts';
import { addBackupDoor, backupDoor } from './routes.ts';
import { banDuLieuTable, kiemChungTable, saoLuuTable } from './tables.ts';

export const operations = defineFeature({
  name: 'operations',
  service: 'main',
  records: operationsRecords,
  api: [
    served(kiemChungRecord, kiemChungApi, kiemChungTable),
    served(saoLuuRecord, saoLuuApi, saoLuuTable),
    served(banDuLieuRecord, banDuLieuApi, banDuLieuTable),
  ],
  resolvers: operationsResolvers,
  doors: [backupDoor, addBackupDoor],
  adds: operationsJobs.map(backgroundJob.add),
});
