import { defineFeature } from '../../engine/feature.ts';
import { registerPrinting } from './print.ts';
import { printingResolvers } from './resolvers.ts';

export const printing = defineFeature({
  name: 'printing',
  service: 'print',
  resolvers: printingResolvers,
  routes: registerPrinting,
});
