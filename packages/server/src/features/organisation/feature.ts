import { defineFeature } from '../../engine/feature.ts';
import { logoDoor } from './logo.ts';
import { organisationResolvers } from './resolvers.ts';

export const organisation = defineFeature({
  name: 'organisation',
  service: 'main',
  resolvers: organisationResolvers,
  doors: [logoDoor],
});
