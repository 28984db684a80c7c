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
import { stayPaper } from '../admission/points.ts';
import { papersInUse } from '../examination/points.ts';
import { printForm } from '../printing/points.ts';
import { soYeuCau } from './numbers.ts';
import { summary } from './paper.ts';
import { tomTatForm } from './print/tomTatForm.ts';
import { yeuCauForm } from './print/yeuCauForm.ts';
import { recordSummaryResolvers } from './resolvers.ts';
import { summariesOfStays, summaryInUse } from './sql.ts';
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
    referring.add({
      table: 'main.yeu_cau_tom_tat',
      label: { vi: 'Yêu cầu tóm tắt hồ sơ', en: 'Requests for summaries' },
      code: 'r.so_yeu_cau',
    }),
    counter.add(soYeuCau),
    ...summary.adds,
    printForm.add(tomTatForm),
    printForm.add(yeuCauForm),
    papersInUse.add(summaryInUse),
    stayPaper.add(summariesOfStays),
  ],
});
