import { phieuKhoApi, phieuKhoRecord, stockRecords } from '@sen/domain/stock/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { fixedCounter } from '../../engine/sql/numbering.ts';
import { stockMoved } from '../pharmacy/stockMoved.ts';
import { printForm } from '../printing/points.ts';
import { stockDoors } from './doors.ts';
import { tellBelowLimit } from './limits.ts';
import { counterOfPapers } from './numbers.ts';
import { phieuKhoForm } from './print/phieuKhoForm.ts';
import { stockReferring } from './referring.ts';
import { stockResolvers } from './resolvers.ts';
import { phieuKhoTable } from './tables.ts';

export const stock = defineFeature({
  name: 'stock',
  service: 'pharmacy',
  records: stockRecords,
  api: [served(phieuKhoRecord, phieuKhoApi, phieuKhoTable)],
  resolvers: stockResolvers,
  doors: stockDoors,
  adds: [
    printForm.add(phieuKhoForm),
    stockMoved.add(tellBelowLimit),
    ...stockReferring.map(referring.add),
    fixedCounter.add({ name: counterOfPapers, label: { vi: 'Số phiếu kho', en: 'Stock paper numbers' } }),
  ],
});
