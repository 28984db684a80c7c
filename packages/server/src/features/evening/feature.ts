import { defineFeature } from '../../engine/feature.ts';
import { eveningDoors } from './doors.ts';
import { eveningResolvers } from './resolvers.ts';

/** The page that proves the day's money. */
export const evening = defineFeature({
  name: 'evening',
  service: 'main',
  resolvers: eveningResolvers,
  doors: eveningDoors,
});
