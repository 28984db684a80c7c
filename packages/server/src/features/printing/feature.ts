import { mauInApi, mauInRecord, printingRecords } from '@sen/domain/printing/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { fixedCounter } from '../../engine/sql/numbering.ts';
import { printDoor } from './print.ts';
import { printingResolvers } from './resolvers.ts';
import { mauInTable } from './tables.ts';

export const printing = defineFeature({
  name: 'printing',
  service: 'print',
  records: printingRecords,
  api: [served(mauInRecord, mauInApi, mauInTable)],
  resolvers: printingResolvers,
  adds: [
    fixedCounter.add({ name: 'mau_in', label: { vi: 'Phiên bản mẫu in', en: 'Versions of a print form' } }),
  ],
  doors: [printDoor],
});
