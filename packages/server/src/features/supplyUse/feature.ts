import { procedures } from '@sen/domain/procedures/feature';
import { supplyUseRecords } from '@sen/domain/supplyUse/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { suppliesUsed } from '../cashier/points.ts';
import { whenOrderMoves } from '../orders/points.ts';
import { supplyRefusals } from './effects.ts';
import { usedSupplies } from './queries.ts';
import { supplyUseReferring } from './referring.ts';
import { supplyUseResolvers } from './resolvers.ts';

const kinds = Object.keys(procedures.orderKinds) as (keyof typeof procedures.orderKinds)[]; // the keys of the record

export const supplyUse = defineFeature({
  name: 'supplyUse',
  service: 'main',
  records: supplyUseRecords,
  resolvers: supplyUseResolvers,
  adds: [
    suppliesUsed.add(usedSupplies),
    ...supplyUseReferring.map(referring.add),
    ...kinds.map((kind) => whenOrderMoves.add({ kind, run: supplyRefusals })),
  ],
});
