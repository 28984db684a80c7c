import { invoicesRecords } from '@sen/domain/invoices/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { invoicesReferring } from './referring.ts';
import { invoiceResolvers } from './resolvers.ts';

export const invoices = defineFeature({
  name: 'invoices',
  service: 'main',
  records: invoicesRecords,
  resolvers: invoiceResolvers,
  adds: invoicesReferring.map(referring.add),
});
