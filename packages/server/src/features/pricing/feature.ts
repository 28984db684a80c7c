import { bangGiaApi, bangGiaRecord, pricingRecords } from '@sen/domain/pricing/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { pricingReferring } from './referring.ts';
import { pricingResolvers } from './resolvers.ts';
import { priceDoors } from './routes.ts';
import { bangGiaTable } from './tables.ts';

export const pricing = defineFeature({
  name: 'pricing',
  service: 'main',
  records: pricingRecords,
  api: [served(bangGiaRecord, bangGiaApi, bangGiaTable)],
  resolvers: pricingResolvers,
  doors: priceDoors,
  adds: pricingReferring.map(referring.add),
});
