import { giayNghiApi, giayNghiRecord, sickLeaveRecords } from '@sen/domain/sickLeave/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { papersInUse } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { sickLeaveTimeline } from './moments.ts';
import { soKCB, soSeri } from './numbers.ts';
import { giayNghiForm } from './print/giayNghiForm.ts';
import { sickLeaveReferring } from './referring.ts';
import { sickLeaveResolvers } from './resolvers.ts';
import { leaveInUse } from './sql.ts';
import { giayNghiTable } from './tables.ts';

export const sickLeave = defineFeature({
  name: 'sickLeave',
  service: 'main',
  records: sickLeaveRecords,
  api: [served(giayNghiRecord, giayNghiApi, giayNghiTable)],
  resolvers: sickLeaveResolvers,
  adds: [
    ...sickLeaveReferring.map(referring.add),
    counter.add(soKCB),
    counter.add(soSeri),
    printForm.add(giayNghiForm),
    timeline.add(sickLeaveTimeline),
    papersInUse.add(leaveInUse),
  ],
});
