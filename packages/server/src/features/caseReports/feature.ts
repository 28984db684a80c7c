import { baoCaoCaBenhApi, baoCaoCaBenhRecord, caseReportRecords } from '@sen/domain/caseReports/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { printForm } from '../printing/points.ts';
import { report } from './paper.ts';
import { baoCaoForm } from './print/baoCaoForm.ts';
import { caseReportResolvers } from './resolvers.ts';
import { baoCaoTable } from './tables.ts';

export const caseReports = defineFeature({
  name: 'caseReports',
  service: 'main',
  records: caseReportRecords,
  api: [served(baoCaoCaBenhRecord, baoCaoCaBenhApi, baoCaoTable)],
  resolvers: caseReportResolvers,
  adds: [...report.adds, printForm.add(baoCaoForm)],
});
