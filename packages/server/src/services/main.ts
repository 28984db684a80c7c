import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueApi } from '../engine/catalogue/api.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';
import { auditLogResolvers } from '../features/auditLog/resolvers.ts';
import { bookRangeIssues } from '../features/cashier/bookRanges.ts';
import { cashierResolvers } from '../features/cashier/resolvers.ts';
import { eventSubscription } from '../features/events/resolvers.ts';
import { examinationResolvers } from '../features/examination/resolvers.ts';
import { insuranceResolvers } from '../features/insurance/resolvers.ts';
import { invoiceResolvers } from '../features/invoices/resolvers.ts';
import { labResolvers } from '../features/lab/resolvers.ts';
import { operationsResolvers } from '../features/operations/resolvers.ts';
import { orderResolvers } from '../features/orders/resolvers.ts';
import { organisationResolvers } from '../features/organisation/resolvers.ts';
import { patientResolvers } from '../features/patients/resolvers.ts';
import { prescriptionLinkResolvers } from '../features/prescriptionLink/resolvers.ts';
import { prescriptionResolvers } from '../features/prescriptions/resolvers.ts';
import { pricingResolvers } from '../features/pricing/resolvers.ts';
import { queueResolvers } from '../features/queues/resolvers.ts';
import { receptionResolvers } from '../features/reception/resolvers.ts';
import { setupResolvers } from '../features/setup/resolvers.ts';
import { systemResolvers } from '../features/system/resolvers.ts';

const catalogue = catalogueApi(
  catalogues.filter((def) => def.service === 'main'),
  { QuyenBienLai: bookRangeIssues },
);

/** The hospital itself: patients, visits, orders, results, money. */
export const mainService: ServiceDef = {
  name: 'main',
  features: [
    { name: 'system', resolvers: systemResolvers },
    { name: 'setup', resolvers: setupResolvers },
    { name: 'auditLog', resolvers: auditLogResolvers },
    { name: 'operations', resolvers: operationsResolvers },
    { name: 'events', resolvers: {} },
    { name: 'organisation', resolvers: organisationResolvers },
    { name: 'patients', resolvers: patientResolvers },
    { name: 'reception', resolvers: receptionResolvers },
    { name: 'queues', resolvers: queueResolvers },
    { name: 'orders', resolvers: orderResolvers },
    { name: 'lab', resolvers: labResolvers },
    { name: 'examination', resolvers: examinationResolvers },
    { name: 'prescriptions', resolvers: prescriptionResolvers },
    { name: 'prescriptionLink', resolvers: prescriptionLinkResolvers },
    { name: 'pricing', resolvers: pricingResolvers },
    { name: 'insurance', resolvers: insuranceResolvers },
    { name: 'invoices', resolvers: invoiceResolvers },
    { name: 'cashier', resolvers: cashierResolvers },
  ],
  catalogues: catalogue,
  subscription: eventSubscription,
};
