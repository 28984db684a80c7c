import {
  prescriptionsRecords,
  toaThuocApi,
  toaThuocChiTietApi,
  toaThuocChiTietRecord,
  toaThuocRecord,
} from '@sen/domain/prescriptions/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { outboxSender } from '../../engine/jobs/outbox.ts';
import { pricesChanged, whenPaid } from '../cashier/points.ts';
import { whenSessionEnds } from '../examination/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { stillCovered, whenVisitKept } from '../reception/points.ts';
import { changedDrugPrices } from './changedPrices.ts';
import { issuePrescriptions } from './issue.ts';
import { prescriptionsTimeline } from './moments.ts';
import { nationalAdapter, nationalPrescriptionCall } from './national/outgoing.ts';
import { coveringPrescriptions } from './openPrescriptions.ts';
import { drugsForPayer } from './payerPrices.ts';
import { notePayment } from './payment.ts';
import { camKetForm } from './print/camKetForm.ts';
import { donThuocForm } from './print/donThuocForm.ts';
import { prescriptionsReferring } from './referring.ts';
import { prescriptionResolvers } from './resolvers.ts';
import { toaThuocChiTietTable, toaThuocTable } from './tables.ts';

export const prescriptions = defineFeature({
  name: 'prescriptions',
  service: 'main',
  records: prescriptionsRecords,
  api: [
    served(toaThuocRecord, toaThuocApi, toaThuocTable),
    served(toaThuocChiTietRecord, toaThuocChiTietApi, toaThuocChiTietTable),
  ],
  resolvers: prescriptionResolvers,
  adds: [
    ...prescriptionsReferring.map(referring.add),
    whenSessionEnds.add(issuePrescriptions),
    whenPaid.add({ source: 'Thuoc', run: notePayment }),
    pricesChanged.add({ source: 'Thuoc', changed: changedDrugPrices }),
    printForm.add(donThuocForm),
    printForm.add(camKetForm),
    outboxSender.add({ adapter: nationalAdapter, send: nationalPrescriptionCall }),
    timeline.add(prescriptionsTimeline),
    stillCovered.add(coveringPrescriptions),
    whenVisitKept.add(drugsForPayer),
  ],
});
