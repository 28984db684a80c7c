import {
  bankNoticeRecords,
  giaoDichNganHangApi,
  giaoDichNganHangRecord,
} from '@sen/domain/bankNotices/records';
import { officialFile } from '../../engine/catalogue/imports/plan.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { connection } from '../system/points.ts';
import { noticeDoor } from './doors.ts';
import { linkChecks } from './link.ts';
import { matchForgotten, matchStatement } from './match.ts';
import { bankNoticeResolvers } from './resolvers.ts';
import { statementPlan } from './statement/plan.ts';
import { statementJob } from './statement/write.ts';
import { giaoDichNganHangTable } from './tables.ts';

export const bankNotices = defineFeature({
  name: 'bankNotices',
  service: 'main',
  records: bankNoticeRecords,
  api: [served(giaoDichNganHangRecord, giaoDichNganHangApi, giaoDichNganHangTable)],
  resolvers: bankNoticeResolvers,
  doors: [noticeDoor],
  adds: [
    connection.add({ kind: 'nganHang', checks: linkChecks }),
    officialFile.add(statementPlan),
    backgroundJob.add({ name: statementJob, run: async (_payload, { ctx }) => matchStatement(ctx()) }),
    backgroundJob.add({
      name: 'matchBankNotices',
      at: '* * * * *',
      run: async (_payload, { ctx }) => void (await matchForgotten(ctx())),
    }),
  ],
});
