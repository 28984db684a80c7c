import {
  congNoApi,
  congNoRecord,
  debtRecords,
  hanMucNoApi,
  hanMucNoRecord,
  nhacNoApi,
  nhacNoRecord,
  phatSinhApi,
  phatSinhRecord,
  xoaNoApi,
  xoaNoRecord,
} from '@sen/domain/debts/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { whenOwingSettled } from '../cashier/points.ts';
import { printForm } from '../printing/points.ts';
import { debtDoors } from './doors.ts';
import { followLines } from './follow.ts';
import { maCongNo } from './numbers.ts';
import { thongBaoForm } from './print/thongBaoForm.ts';
import { debtResolvers } from './resolvers.ts';
import { congNoTable, hanMucNoTable, nhacNoTable, phatSinhTable, xoaNoTable } from './tables.ts';

const codeOfDebt = '(select c.ma_cong_no from main.cong_no c where c.id = r.cong_no_id)';

export const debts = defineFeature({
  name: 'debts',
  service: 'main',
  records: debtRecords,
  api: [
    served(congNoRecord, congNoApi, congNoTable),
    served(phatSinhRecord, phatSinhApi, phatSinhTable),
    served(nhacNoRecord, nhacNoApi, nhacNoTable),
    served(xoaNoRecord, xoaNoApi, xoaNoTable),
    served(hanMucNoRecord, hanMucNoApi, hanMucNoTable),
  ],
  resolvers: debtResolvers,
  doors: debtDoors,
  adds: [
    counter.add(maCongNo),
    whenOwingSettled.add(followLines),
    printForm.add(thongBaoForm),
    referring.add({
      table: 'main.cong_no',
      label: { vi: 'Công nợ phải thu', en: 'Debts' },
      code: 'r.ma_cong_no',
      loose: { nguoi_cho_no_id: 'NhanVien', noi_tiep_nhan_id: 'Node' },
    }),
    referring.add({
      table: 'main.nhac_no',
      label: { vi: 'Lần nhắc nợ', en: 'Reminders of debts' },
      code: codeOfDebt,
    }),
    referring.add({
      table: 'main.xoa_no',
      label: { vi: 'Đề nghị xóa nợ', en: 'Write-offs' },
      code: codeOfDebt,
    }),
    referring.add({ table: 'main.han_muc_no', label: { vi: 'Hạn mức nợ', en: 'Limits of debtors' } }),
  ],
});
