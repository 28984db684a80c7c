import { operationsRecords } from '@sen/domain/operations/records';
import { defineFeature } from '../../engine/feature.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { operationsJobs } from './backgroundJobs.ts';
import { operationsResolvers } from './resolvers.ts';
import { addBackupDoor, backupDoor } from './routes.ts';

export const operations = defineFeature({
  name: 'operations',
  service: 'main',
  records: operationsRecords,
  resolvers: operationsResolvers,
  doors: [backupDoor, addBackupDoor],
  adds: operationsJobs.map(backgroundJob.add),
});
