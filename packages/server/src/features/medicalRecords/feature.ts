import {
  benhAnApi,
  benhAnRecord,
  dotDieuTriApi,
  dotDieuTriRecord,
  medicalRecordRecords,
  phieuSoKetApi,
  phieuSoKetRecord,
  raVienApi,
  raVienRecord,
} from '@sen/domain/medicalRecords/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { beforeOrdersCancelled } from '../orders/points.ts';
import { deathOfVisit, onceOnly, timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { refuseOrdersOfEnded } from './episodes.ts';
import { medicalRecordTimeline } from './moments.ts';
import { soBenhAn, soBenhAnNoiTru, soRaVien } from './numbers.ts';
import { openRecordsOfBoth } from './onceOnly.ts';
import { benhAnForm } from './print/benhAnForm.ts';
import { raVienForm } from './print/raVienForm.ts';
import { soKetForm } from './print/soKetForm.ts';
import { medicalRecordsReferring } from './referring.ts';
import { medicalRecordsResolvers } from './resolvers.ts';
import { benhAnTable, dotDieuTriTable, phieuSoKetTable, raVienTable } from './tables.ts';
import { deathOfDischarge } from './toldDeath.ts';

export const medicalRecords = defineFeature({
  name: 'medicalRecords',
  service: 'main',
  records: medicalRecordRecords,
  api: [
    served(raVienRecord, raVienApi, raVienTable),
    served(phieuSoKetRecord, phieuSoKetApi, phieuSoKetTable),
    served(dotDieuTriRecord, dotDieuTriApi, dotDieuTriTable),
    served(benhAnRecord, benhAnApi, benhAnTable),
  ],
  resolvers: medicalRecordsResolvers,
  adds: [
    ...medicalRecordsReferring.map(referring.add),
    counter.add(soBenhAn),
    counter.add(soBenhAnNoiTru),
    counter.add(soRaVien),
    printForm.add(benhAnForm),
    printForm.add(raVienForm),
    printForm.add(soKetForm),
    beforeOrdersCancelled.add(refuseOrdersOfEnded),
    onceOnly.add(openRecordsOfBoth),
    deathOfVisit.add(deathOfDischarge),
    timeline.add(medicalRecordTimeline),
  ],
});
