import { admissionRecords, nhapVienApi, nhapVienRecord } from '@sen/domain/admission/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { printForm } from '../printing/points.ts';
import { order } from './paper.ts';
import { phieuKhamVaoVienForm } from './print/phieuKhamVaoVienForm.ts';
import { admissionResolvers } from './resolvers.ts';
import { nhapVienTable } from './tables.ts';

export const admission = defineFeature({
  name: 'admission',
  service: 'main',
  records: admissionRecords,
  api: [served(nhapVienRecord, nhapVienApi, nhapVienTable)],
  resolvers: admissionResolvers,
  adds: [...order.adds, printForm.add(phieuKhamVaoVienForm)],
});
