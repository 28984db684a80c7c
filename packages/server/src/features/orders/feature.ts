import {
  dichVuYeuCauApi,
  dichVuYeuCauChiTietApi,
  dichVuYeuCauChiTietRecord,
  dichVuYeuCauRecord,
  ordersRecords,
} from '@sen/domain/orders/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { whenPackageGivenBack, whenPaid, whenRemovedFromBill } from '../cashier/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { notYetCalled } from '../queues/points.ts';
import { careSource } from '../recordAccess/points.ts';
import { slipsNotAllowed } from './allowedSlips.ts';
import { ordersCare } from './care.ts';
import { cancelOrderLines } from './commands.ts';
import { givePackageBack } from './givenBack.ts';
import { ordersTimeline } from './moments.ts';
import { soPhieuYeuCau } from './numbers.ts';
import { notePayment } from './payment.ts';
import { phieuChiDinhForm } from './print/phieuChiDinhForm.ts';
import { ordersReferring } from './referring.ts';
import { orderResolvers } from './resolvers.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from './tables.ts';

export const orders = defineFeature({
  name: 'orders',
  service: 'main',
  records: ordersRecords,
  api: [
    served(dichVuYeuCauRecord, dichVuYeuCauApi, dichVuYeuCauTable),
    served(dichVuYeuCauChiTietRecord, dichVuYeuCauChiTietApi, dichVuYeuCauChiTietTable),
  ],
  resolvers: orderResolvers,
  adds: [
    ...ordersReferring.map(referring.add),
    careSource.add(ordersCare),
    counter.add(soPhieuYeuCau),
    whenPaid.add({ source: 'DichVu', run: notePayment }),
    whenRemovedFromBill.add({ source: 'DichVu', run: cancelOrderLines }),
    whenPackageGivenBack.add({ source: 'DichVu', run: givePackageBack }),
    notYetCalled.add(slipsNotAllowed),
    printForm.add(phieuChiDinhForm),
    timeline.add(ordersTimeline),
  ],
});
