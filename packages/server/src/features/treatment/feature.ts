import {
  toDieuTriApi,
  toDieuTriRecord,
  treatmentRecords,
  yLenhThuocApi,
  yLenhThuocRecord,
} from '@sen/domain/treatment/records';
import { sql } from 'drizzle-orm';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { stayEntries } from '../admission/points.ts';
import { printForm } from '../printing/points.ts';
import { whenStayEnds } from '../stays/points.ts';
import { stopOrdersOfStay } from './commands.ts';
import { moveChanges, sheetChanges, slipChanges } from './news.ts';
import { stayChanges } from './points.ts';
import { toDieuTriForm } from './print/toDieuTriForm.ts';
import { treatmentResolvers } from './resolvers.ts';
import { toDieuTriTable, yLenhThuocTable } from './tables.ts';

export const treatment = defineFeature({
  name: 'treatment',
  service: 'main',
  records: treatmentRecords,
  api: [
    served(toDieuTriRecord, toDieuTriApi, toDieuTriTable),
    served(yLenhThuocRecord, yLenhThuocApi, yLenhThuocTable),
  ],
  resolvers: treatmentResolvers,
  adds: [
    referring.add({
      table: 'main.to_dieu_tri',
      label: { vi: 'Tờ điều trị', en: 'Treatment sheets' },
      code: 'r.thoi_gian::text',
      loose: { y_lenh_cham_soc_ids: 'YLenhChamSoc' },
    }),
    referring.add({
      table: 'main.y_lenh_thuoc',
      label: { vi: 'Y lệnh thuốc', en: 'Orders of drugs in wards' },
      code: 'r.ten_duoc',
    }),
    printForm.add(toDieuTriForm),
    stayEntries.add(sql`select nhap_vien_id as stay from main.to_dieu_tri where trang_thai <> 'DaHuy'`),
    whenStayEnds.add(stopOrdersOfStay),
    stayChanges.add(slipChanges),
    stayChanges.add(moveChanges),
    stayChanges.add(sheetChanges),
  ],
});
