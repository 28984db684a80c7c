import { printingRecords } from '@sen/domain/printing/records';
import { defineFeature } from '../../engine/feature.ts';
import { fixedCounter } from '../../engine/sql/numbering.ts';
import { printDoor } from './print.ts';
import { printingResolvers } from './resolvers.ts';

export const printing = defineFeature({
  name: 'printing',
  service: 'print',
  records: printingRecords,
  resolvers: printingResolvers,
  adds: [
    fixedCounter.add({ name: 'mau_in', label: { vi: 'Phiên bản mẫu in', en: 'Versions of a print form' } }),
  ],
  doors: [printDoor],
});
