import { defineFeature } from '../../engine/feature.ts';
import { whenPaid, whenRemovedFromBill } from '../cashier/points.ts';
import { printForm } from '../printing/points.ts';
import { cancelOrderLines } from './commands.ts';
import { notePayment } from './payment.ts';
import { phieuChiDinhForm } from './print/phieuChiDinhForm.ts';
import { orderResolvers } from './resolvers.ts';

export const orders = defineFeature({
  name: 'orders',
  service: 'main',
  resolvers: orderResolvers,
  adds: [
    whenPaid.add({ source: 'DichVu', run: notePayment }),
    whenRemovedFromBill.add({ source: 'DichVu', run: cancelOrderLines }),
    printForm.add(phieuChiDinhForm),
  ],
});
