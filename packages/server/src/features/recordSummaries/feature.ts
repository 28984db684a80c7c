import {
  recordSummaryRecords,
  tomTatApi,
  tomTatRecord,
  yeuCauTomTatApi,
  yeuCauTomTatRecord,
} from '@sen/domain/recordSummaries/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { papersInUse } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { recordSummaryTimeline } from './moments.ts';
import { soTomTat, soYeuCau } from './numbers.ts';
import { tomTatForm } from './print/tomTatForm.ts';
import { yeuCauForm } from './print/yeuCauForm.ts';
import { recordSummaryReferring } from './referring.ts';
import { recordSummaryResolvers } from './resolvers.ts';
import { summaryInUse } from './sql.ts';
import { tomTatTable, yeuCauTable } from './tables.ts';

export const recordSummaries = defineFeature({
  name: 'recordSummaries',
  service: 'main',
  records: recordSummaryRecords,
  api: [
    served(yeuCauTomTatRecord, yeuCauTomTatApi, yeuCauTable),
    served(tomTatRecord, tomTatApi, tomTatTable),
  ],
  resolvers: recordSummaryResolvers,
  adds: [
    ...recordSummaryReferring.map(referring.add),
    counter.add(soYeuCau),
    counter.add(soTomTat),
    printForm.add(tomTatForm),
    printForm.add(yeuCauForm),
    timeline.add(recordSummaryTimeline),
    papersInUse.add(summaryInUse),
  ],
});
