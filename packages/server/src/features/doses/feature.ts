import { doseRecords, thucHienThuocApi, thucHienThuocRecord } from '@sen/domain/doses/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { standing } from '../discharges/points.ts';
import { printForm } from '../printing/points.ts';
import { whenVisitKept } from '../reception/points.ts';
import { stayChanges } from '../treatment/points.ts';
import { infusionsStanding } from './leaving.ts';
import { doseChanges } from './news.ts';
import { phieuThucHienThuocForm } from './print/phieuThucHienThuocForm.ts';
import { doseResolvers } from './resolvers.ts';
import { dosesForPayer } from './stockAndBill.ts';
import { thucHienThuocTable } from './tables.ts';

export const doses = defineFeature({
  name: 'doses',
  service: 'main',
  records: doseRecords,
  api: [served(thucHienThuocRecord, thucHienThuocApi, thucHienThuocTable)],
  resolvers: doseResolvers,
  adds: [
    referring.add({
      table: 'main.thuc_hien_thuoc',
      label: { vi: 'Thực hiện thuốc', en: 'Doses given in wards' },
      code: 'r.ten_duoc',
    }),
    stayChanges.add(doseChanges),
    printForm.add(phieuThucHienThuocForm),
    standing.add(infusionsStanding),
    whenVisitKept.add(dosesForPayer),
  ],
});
