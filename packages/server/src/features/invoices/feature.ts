import { hoaDonApi, hoaDonRecord } from '@sen/domain/invoices/hoaDonRecord';
import { quyetToanApi, quyetToanRecord } from '@sen/domain/invoices/quyetToanRecord';
import { invoicesRecords, taiKhoanHoaDonApi, taiKhoanHoaDonRecord } from '@sen/domain/invoices/records';
import { thongBaoSaiSotApi, thongBaoSaiSotRecord } from '@sen/domain/invoices/thongBaoSaiSotRecord';
import { sql } from 'drizzle-orm';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { outboxSender, whenCallFails } from '../../engine/jobs/outbox.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import { invoicedReceipts } from '../cashier/points.ts';
import { printForm } from '../printing/points.ts';
import { connection } from '../system/points.ts';
import { invoiceChecks } from './accountQueries.ts';
import { issueByItself } from './byItself.ts';
import { invoiceFiles } from './files.ts';
import { invoiceOfFile, numbersOf } from './invoiceRows.ts';
import { noticeForm } from './noticeForm.ts';
import { soThongBao } from './notices.ts';
import { invoicesReferring } from './referring.ts';
import { invoiceResolvers } from './resolvers.ts';
import { invoiceAdapter, noteFailure, sendInvoice } from './send.ts';
import { hoaDonTable, quyetToanTable, taiKhoanHoaDonTable, thongBaoSaiSotTable } from './tables.ts';

export const invoices = defineFeature({
  name: 'invoices',
  service: 'main',
  records: invoicesRecords,
  api: [
    served(taiKhoanHoaDonRecord, taiKhoanHoaDonApi, taiKhoanHoaDonTable),
    served(hoaDonRecord, hoaDonApi, hoaDonTable),
    served(quyetToanRecord, quyetToanApi, quyetToanTable),
    served(thongBaoSaiSotRecord, thongBaoSaiSotApi, thongBaoSaiSotTable),
  ],
  resolvers: invoiceResolvers,
  adds: [
    ...invoicesReferring.map(referring.add),
    counter.add(soThongBao),
    printForm.add(noticeForm),
    connection.add({ kind: 'hoaDon', checks: invoiceChecks }),
    outboxSender.add({ adapter: invoiceAdapter, send: sendInvoice }),
    whenCallFails.add(noteFailure),
    invoicedReceipts.add(numbersOf),
    backgroundJob.add({
      name: 'issueInvoices',
      at: '* * * * *',
      run: (_payload, { ctx }) => issueByItself(ctx()),
    }),
    fileOwner.add({
      name: invoiceFiles,
      permission: 'HOA_DON_PHAT_HANH',
      issue: () => ({ path: 'file', code: 'NOT_IN_LIST' }),
      shownIn: sql`select from ${hoaDonTable} h where h.tep_pdf_id = f.id or h.tep_xml_id = f.id`,
      reading: async (ctx, { _id }) => {
        const row = await invoiceOfFile(ctx, _id);
        return row ? { anyOf: ['HOA_DON_XEM'], places: () => [row.QuayThu_Id] } : null;
      },
    }),
  ],
});
