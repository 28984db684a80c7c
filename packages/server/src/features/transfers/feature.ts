import { chuyenVienApi, chuyenVienRecord, transferRecords } from '@sen/domain/transfers/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { standing } from '../discharges/points.ts';
import { printForm } from '../printing/points.ts';
import { transferMissing } from './missing.ts';
import { transfer } from './paper.ts';
import { phieuChuyenCoSoForm } from './print/phieuChuyenCoSoForm.ts';
import { transferResolvers } from './resolvers.ts';
import { chuyenVienTable } from './tables.ts';

export const transfers = defineFeature({
  name: 'transfers',
  service: 'main',
  records: transferRecords,
  api: [served(chuyenVienRecord, chuyenVienApi, chuyenVienTable)],
  resolvers: transferResolvers,
  adds: [...transfer.adds, printForm.add(phieuChuyenCoSoForm), standing.add(transferMissing)],
});
