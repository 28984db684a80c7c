import { giayNghiApi, giayNghiRecord, sickLeaveRecords } from '@sen/domain/sickLeave/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { printForm } from '../printing/points.ts';
import { leave } from './paper.ts';
import { giayNghiForm } from './print/giayNghiForm.ts';
import { sickLeaveResolvers } from './resolvers.ts';
import { giayNghiTable } from './tables.ts';

export const sickLeave = defineFeature({
  name: 'sickLeave',
  service: 'main',
  records: sickLeaveRecords,
  api: [served(giayNghiRecord, giayNghiApi, giayNghiTable)],
  resolvers: sickLeaveResolvers,
  adds: [...leave.adds, printForm.add(giayNghiForm)],
});
