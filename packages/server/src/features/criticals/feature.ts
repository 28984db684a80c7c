import { criticalRecords, ketQuaNguyHiemApi, ketQuaNguyHiemRecord } from '@sen/domain/criticals/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { criticalReferring } from './referring.ts';
import { criticalResolvers } from './resolvers.ts';
import { nguyHiemTable } from './tables.ts';
import { tellAgain } from './tellAgain.ts';

export const criticals = defineFeature({
  name: 'criticals',
  service: 'main',
  records: criticalRecords,
  api: [served(ketQuaNguyHiemRecord, ketQuaNguyHiemApi, nguyHiemTable)],
  resolvers: criticalResolvers,
  adds: [
    ...criticalReferring.map(referring.add),
    backgroundJob.add({
      name: 'criticals',
      at: '* * * * *',
      run: async (_payload, { ctx }) => void (await tellAgain(ctx())),
    }),
  ],
});
