import { imagingRecords } from '@sen/domain/imaging/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { readingParts } from '../readings/readingParts.ts';
import { imagingReading } from './imagingReading.ts';
import { imagingReferring } from './referring.ts';
import { imagingResolvers } from './resolvers.ts';

export const imaging = defineFeature({
  name: 'imaging',
  service: 'main',
  records: imagingRecords,
  resolvers: imagingResolvers,
  adds: [...imagingReferring.map(referring.add), ...readingParts(imagingReading)],
});
