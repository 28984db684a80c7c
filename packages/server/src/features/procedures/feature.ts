import { procedureRecords } from '@sen/domain/procedures/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { operationsReported } from '../cashier/points.ts';
import { whenOrderMoves } from '../orders/points.ts';
import { printForm } from '../printing/points.ts';
import { readingParts } from '../readings/readingParts.ts';
import { courseRefusal, procedureEffects } from './effects.ts';
import { tuongTrinhForm } from './print/tuongTrinhForm.ts';
import { procedureReading } from './procedureReading.ts';
import { proceduresReferring } from './referring.ts';
import { procedureResolvers } from './resolvers.ts';
import { reportedOperations } from './sessions.ts';

export const procedures = defineFeature({
  name: 'procedures',
  service: 'main',
  records: procedureRecords,
  resolvers: procedureResolvers,
  adds: [
    ...proceduresReferring.map(referring.add),
    operationsReported.add(reportedOperations),
    ...procedureReading.kinds.map((kind) => whenOrderMoves.add({ kind, run: courseRefusal })),
    ...readingParts(procedureReading, printForm.add(tuongTrinhForm)),
    ...procedureReading.kinds.map((kind) => whenOrderMoves.add({ kind, run: procedureEffects })),
  ],
});
