import { invoicesRecords } from '@sen/domain/invoices/records';
import { defineFeature } from '../../engine/feature.ts';
import { invoiceResolvers } from './resolvers.ts';

export const invoices = defineFeature({
  name: 'invoices',
  service: 'main',
  records: invoicesRecords,
  resolvers: invoiceResolvers,
});
