import { functionalTestRecords } from '@sen/domain/functionalTests/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { readingParts } from '../readings/readingParts.ts';
import { functionalTestReading } from './functionalTestReading.ts';
import { functionalTestsReferring } from './referring.ts';
import { functionalTestResolvers } from './resolvers.ts';

export const functionalTests = defineFeature({
  name: 'functionalTests',
  service: 'main',
  records: functionalTestRecords,
  resolvers: functionalTestResolvers,
  adds: [...functionalTestsReferring.map(referring.add), ...readingParts(functionalTestReading)],
});
