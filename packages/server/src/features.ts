import { recordDefs } from './engine/acts/recordDefs.ts';
import type { Feature } from './engine/feature.ts';
import { install } from './engine/points.ts';
import { accounting } from './features/accounting/feature.ts';
import { admission } from './features/admission/feature.ts';
import { auditLog } from './features/auditLog/feature.ts';
import { bankNotices } from './features/bankNotices/feature.ts';
import { boards } from './features/boards/feature.ts';
import { caseReports } from './features/caseReports/feature.ts';
import { cashier } from './features/cashier/feature.ts';
import { certificates } from './features/certificates/feature.ts';
import { claims } from './features/claims/feature.ts';
import { commission } from './features/commission/feature.ts';
import { consultations } from './features/consultations/feature.ts';
import { criticals } from './features/criticals/feature.ts';
import { debts } from './features/debts/feature.ts';
import { devices } from './features/devices/feature.ts';
import { dicom } from './features/dicom/feature.ts';
import { discharges } from './features/discharges/feature.ts';
import { doses } from './features/doses/feature.ts';
import { emergency } from './features/emergency/feature.ts';
import { estimates } from './features/estimates/feature.ts';
import { evening } from './features/evening/feature.ts';
import { events } from './features/events/feature.ts';
import { examination } from './features/examination/feature.ts';
import { exemptions } from './features/exemptions/feature.ts';
import { followUps } from './features/followUps/feature.ts';
import { functionalTests } from './features/functionalTests/feature.ts';
import { identity } from './features/identity/feature.ts';
import { imaging } from './features/imaging/feature.ts';
import { imports } from './features/imports/feature.ts';
import { insurance } from './features/insurance/feature.ts';
import { invoices } from './features/invoices/feature.ts';
import { kiosk } from './features/kiosk/feature.ts';
import { lab } from './features/lab/feature.ts';
import { labQc } from './features/labQc/feature.ts';
import { medicalRecords } from './features/medicalRecords/feature.ts';
import { microbiology } from './features/microbiology/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { operations } from './features/operations/feature.ts';
import { orders } from './features/orders/feature.ts';
import { organisation } from './features/organisation/feature.ts';
import { patientResults } from './features/patientResults/feature.ts';
import { patients } from './features/patients/feature.ts';
import { pharmacy } from './features/pharmacy/feature.ts';
import { prescriptionLink } from './features/prescriptionLink/feature.ts';
import { prescriptions } from './features/prescriptions/feature.ts';
import { pricing } from './features/pricing/feature.ts';
import { printing } from './features/printing/feature.ts';
import { procedures } from './features/procedures/feature.ts';
import { promotions } from './features/promotions/feature.ts';
import { queueSystem } from './features/queueSystem/feature.ts';
import { queues } from './features/queues/feature.ts';
import { readings } from './features/readings/feature.ts';
import { reasons } from './features/reasons/feature.ts';
import { reception } from './features/reception/feature.ts';
import { recordAccess } from './features/recordAccess/feature.ts';
import { recordSummaries } from './features/recordSummaries/feature.ts';
import { setup } from './features/setup/feature.ts';
import { sheets } from './features/sheets/feature.ts';
import { sickLeave } from './features/sickLeave/feature.ts';
import { signing } from './features/signing/feature.ts';
import { spa } from './features/spa/feature.ts';
import { stays } from './features/stays/feature.ts';
import { stock } from './features/stock/feature.ts';
import { supplyUse } from './features/supplyUse/feature.ts';
import { system } from './features/system/feature.ts';
import { transfers } from './features/transfers/feature.ts';
import { treatment } from './features/treatment/feature.ts';

/** Every feature, in the order in which what they add to one point runs. */
export const features: readonly Feature[] = [
  system,
  setup,
  auditLog,
  reasons,
  operations,
  events,
  notifications,
  organisation,
  recordAccess,
  patients,
  reception,
  queues,
  kiosk,
  queueSystem,
  orders,
  lab,
  devices,
  labQc,
  readings,
  functionalTests,
  imaging,
  dicom,
  microbiology,
  procedures,
  supplyUse,
  estimates,
  examination,
  transfers,
  prescriptions,
  prescriptionLink,
  spa,
  followUps,
  sickLeave,
  medicalRecords,
  recordSummaries,
  consultations,
  criticals,
  caseReports,
  signing,
  patientResults,
  admission,
  stays,
  discharges,
  certificates,
  sheets,
  treatment,
  doses,
  emergency,
  boards,
  pricing,
  insurance,
  invoices,
  exemptions,
  promotions,
  cashier,
  debts,
  accounting,
  bankNotices,
  claims,
  evening,
  commission,
  imports,
  identity,
  pharmacy,
  stock,
  printing,
];

install(
  features.flatMap(({ adds = [], records = [] }) => [...adds, ...records.map((one) => recordDefs.add(one))]),
);
