import { catalogue } from '../catalogue/feature.tsx';
import { accounting } from '../features/accounting/feature.tsx';
import { admission } from '../features/admission/feature.tsx';
import { auditLog } from '../features/auditLog/feature.tsx';
import { bankNotices } from '../features/bankNotices/feature.tsx';
import { boards } from '../features/boards/feature.tsx';
import { caseReports } from '../features/caseReports/feature.tsx';
import { cashier } from '../features/cashier/feature.tsx';
import { certificates } from '../features/certificates/feature.tsx';
import { claims } from '../features/claims/feature.tsx';
import { clinic } from '../features/clinic/feature.tsx';
import { commission } from '../features/commission/feature.tsx';
import { consultations } from '../features/consultations/feature.tsx';
import { criticals } from '../features/criticals/feature.tsx';
import { debts } from '../features/debts/feature.tsx';
import { devices } from '../features/devices/feature.tsx';
import { dicom } from '../features/dicom/feature.tsx';
import { dicomViewer } from '../features/dicomViewer/feature.tsx';
import { doses } from '../features/doses/feature.tsx';
import { emergency } from '../features/emergency/feature.tsx';
import { estimates } from '../features/estimates/feature.tsx';
import { evening } from '../features/evening/feature.tsx';
import { examination } from '../features/examination/feature.tsx';
import { exemptions } from '../features/exemptions/feature.tsx';
import { followUps } from '../features/followUps/feature.tsx';
import { functionalTests } from '../features/functionalTests/feature.tsx';
import { home } from '../features/home/feature.tsx';
import { identity } from '../features/identity/feature.tsx';
import { imaging } from '../features/imaging/feature.tsx';
import { invoices } from '../features/invoices/feature.tsx';
import { kiosk } from '../features/kiosk/feature.tsx';
import { lab } from '../features/lab/feature.tsx';
import { labQc } from '../features/labQc/feature.tsx';
import { medicalRecords } from '../features/medicalRecords/feature.tsx';
import { microbiology } from '../features/microbiology/feature.tsx';
import { notifications } from '../features/notifications/feature.tsx';
import { operations } from '../features/operations/feature.tsx';
import { organisation } from '../features/organisation/feature.tsx';
import { paraclinical } from '../features/paraclinical/feature.tsx';
import { patientResults } from '../features/patientResults/feature.tsx';
import { patients } from '../features/patients/feature.tsx';
import { pharmacy } from '../features/pharmacy/feature.tsx';
import { prescriptions } from '../features/prescriptions/feature.tsx';
import { pricing } from '../features/pricing/feature.tsx';
import { printing } from '../features/printing/feature.tsx';
import { procedures } from '../features/procedures/feature.tsx';
import { profiles } from '../features/profiles/feature.tsx';
import { promotions } from '../features/promotions/feature.tsx';
import { queues } from '../features/queues/feature.tsx';
import { reasons } from '../features/reasons/feature.tsx';
import { reception } from '../features/reception/feature.tsx';
import { recordAccess } from '../features/recordAccess/feature.tsx';
import { recordSummaries } from '../features/recordSummaries/feature.tsx';
import { services } from '../features/services/feature.tsx';
import { settings } from '../features/settings/feature.tsx';
import { setup } from '../features/setup/feature.tsx';
import { sheets } from '../features/sheets/feature.tsx';
import { sickLeave } from '../features/sickLeave/feature.tsx';
import { signing } from '../features/signing/feature.tsx';
import { spa } from '../features/spa/feature.tsx';
import { staff } from '../features/staff/feature.tsx';
import { stays } from '../features/stays/feature.tsx';
import { stock } from '../features/stock/feature.tsx';
import { transfers } from '../features/transfers/feature.tsx';
import { treatment } from '../features/treatment/feature.tsx';
import { users } from '../features/users/feature.tsx';
import type { RouteSpec } from '../session/routeTable.ts';
import type { FeatureScreens } from '../ui/feature.ts';
import { contributionsOf } from '../ui/useContributions.ts';

/** The features, in the order of a visit: screens, cards and finds of the search stand in it. */
export const features: readonly FeatureScreens[] = [
  identity,
  home,
  reception,
  queues,
  kiosk,
  boards,
  patients,
  clinic,
  spa,
  estimates,
  examination,
  followUps,
  sickLeave,
  transfers,
  medicalRecords,
  consultations,
  criticals,
  caseReports,
  recordSummaries,
  certificates,
  signing,
  patientResults,
  admission,
  stays,
  sheets,
  treatment,
  doses,
  prescriptions,
  lab,
  devices,
  labQc,
  dicom,
  functionalTests,
  imaging,
  dicomViewer,
  microbiology,
  procedures,
  paraclinical,
  cashier,
  exemptions,
  accounting,
  debts,
  emergency,
  evening,
  invoices,
  claims,
  bankNotices,
  commission,
  promotions,
  pharmacy,
  stock,
  catalogue,
  organisation,
  services,
  staff,
  operations,
  setup,
  settings,
  users,
  profiles,
  pricing,
  auditLog,
  reasons,
  recordAccess,
  printing,
  notifications,
];

/** The one table of screens: router, menus and search read it. */
export const routes: readonly RouteSpec[] = contributionsOf(features, 'routes').flat();
