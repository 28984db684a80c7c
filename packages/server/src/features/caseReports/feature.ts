import { baoCaoCaBenhApi, baoCaoCaBenhRecord, caseReportRecords } from '@sen/domain/caseReports/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { papersInUse } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { caseReportTimeline } from './moments.ts';
import { soBaoCao } from './numbers.ts';
import { baoCaoForm } from './print/baoCaoForm.ts';
import { caseReportReferring } from './referring.ts';
import { caseReportResolvers } from './resolvers.ts';
import { reportInUse } from './sql.ts';
import { baoCaoTable } from './tables.ts';

export const caseReports = defineFeature({
  name: 'caseReports',
  service: 'main',
  records: caseReportRecords,
  api: [served(baoCaoCaBenhRecord, baoCaoCaBenhApi, baoCaoTable)],
  resolvers: caseReportResolvers,
  adds: [
    ...caseReportReferring.map(referring.add),
    counter.add(soBaoCao),
    printForm.add(baoCaoForm),
    timeline.add(caseReportTimeline),
    papersInUse.add(reportInUse),
  ],
});
