import {
  accountingRecords,
  butToanApi,
  butToanRecord,
  dotXuatApi,
  dotXuatRecord,
} from '@sen/domain/accounting/records';
import { catalogueCheck } from '../../engine/catalogue/api.ts';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { whenReceiptCancelled, withReceipt } from '../cashier/points.ts';
import { batchDoor } from './doors.ts';
import { entriesWith, takeBackEntries } from './entries.ts';
import { methodLineIssues } from './methodLines.ts';
import { soDotXuat } from './numbers.ts';
import { accountingResolvers } from './resolvers.ts';
import { butToanTable, dotXuatTable } from './tables.ts';

export const accounting = defineFeature({
  name: 'accounting',
  service: 'main',
  records: accountingRecords,
  api: [served(butToanRecord, butToanApi, butToanTable), served(dotXuatRecord, dotXuatApi, dotXuatTable)],
  resolvers: accountingResolvers,
  doors: [batchDoor],
  adds: [
    counter.add(soDotXuat),
    withReceipt.add(entriesWith),
    whenReceiptCancelled.add(takeBackEntries),
    catalogueCheck.add({ catalogue: 'HinhThucThanhToan', check: methodLineIssues }),
    referring.add({
      table: 'main.but_toan',
      label: { vi: 'Bút toán', en: 'Accounting entries' },
      code: "r.tai_khoan_no || ' / ' || r.tai_khoan_co",
    }),
    referring.add({
      table: 'main.dot_xuat_but_toan',
      label: { vi: 'Đợt xuất bút toán', en: 'Exports of entries' },
      code: 'r.so_dot',
      loose: { noi_id: 'Node' },
    }),
  ],
});
