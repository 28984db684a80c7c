import { invoicesRecords, taiKhoanHoaDonApi, taiKhoanHoaDonRecord } from '@sen/domain/invoices/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { connection } from '../system/points.ts';
import { invoiceChecks } from './queries.ts';
import { invoicesReferring } from './referring.ts';
import { invoiceResolvers } from './resolvers.ts';
import { taiKhoanHoaDonTable } from './tables.ts';

export const invoices = defineFeature({
  name: 'invoices',
  service: 'main',
  records: invoicesRecords,
  api: [served(taiKhoanHoaDonRecord, taiKhoanHoaDonApi, taiKhoanHoaDonTable)],
  resolvers: invoiceResolvers,
  adds: [...invoicesReferring.map(referring.add), connection.add({ kind: 'hoaDon', checks: invoiceChecks })],
});
