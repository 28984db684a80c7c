import { microbiologyRecords } from '@sen/domain/microbiology/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { printForm } from '../printing/points.ts';
import { readingParts } from '../readings/readingParts.ts';
import { microbiologyReading } from './microbiologyReading.ts';
import { ketQuaViSinhForm } from './print/ketQuaViSinhForm.ts';
import { microbiologyReferring } from './referring.ts';
import { microbiologyResolvers } from './resolvers.ts';

export const microbiology = defineFeature({
  name: 'microbiology',
  service: 'main',
  records: microbiologyRecords,
  resolvers: microbiologyResolvers,
  adds: [
    ...microbiologyReferring.map(referring.add),
    ...readingParts(microbiologyReading, printForm.add(ketQuaViSinhForm)),
  ],
});
