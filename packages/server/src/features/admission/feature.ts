import { admissionRecords, nhapVienApi, nhapVienRecord } from '@sen/domain/admission/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { papersInUse } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { admissionTimeline } from './moments.ts';
import { maNhapVien } from './numbers.ts';
import { phieuKhamVaoVienForm } from './print/phieuKhamVaoVienForm.ts';
import { admissionReferring } from './referring.ts';
import { admissionResolvers } from './resolvers.ts';
import { admissionInUse } from './sql.ts';
import { nhapVienTable } from './tables.ts';

export const admission = defineFeature({
  name: 'admission',
  service: 'main',
  records: admissionRecords,
  api: [served(nhapVienRecord, nhapVienApi, nhapVienTable)],
  resolvers: admissionResolvers,
  adds: [
    ...admissionReferring.map(referring.add),
    counter.add(maNhapVien),
    printForm.add(phieuKhamVaoVienForm),
    timeline.add(admissionTimeline),
    papersInUse.add(admissionInUse),
  ],
});
