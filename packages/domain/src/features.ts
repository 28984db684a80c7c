import { accounting } from './accounting/feature.ts';
import { admission } from './admission/feature.ts';
import { auditLog } from './auditLog/feature.ts';
import { bankNotices } from './bankNotices/feature.ts';
import { boards } from './boards/feature.ts';
import { caseReports } from './caseReports/feature.ts';
import { cashier } from './cashier/feature.ts';
import { catalogues } from './catalogues/feature.ts';
import { certificates } from './certificates/feature.ts';
import { claims } from './claims/feature.ts';
import { clinic } from './clinic/feature.ts';
import { commission } from './commission/feature.ts';
import { consultations } from './consultations/feature.ts';
import { criticals } from './criticals/feature.ts';
import { debts } from './debts/feature.ts';
import { devices } from './devices/feature.ts';
import { dicom } from './dicom/feature.ts';
import { discharges } from './discharges/feature.ts';
import { doses } from './doses/feature.ts';
import { emergency } from './emergency/feature.ts';
import { estimates } from './estimates/feature.ts';
import { evening } from './evening/feature.ts';
import { examination } from './examination/feature.ts';
import { exemptions } from './exemptions/feature.ts';
import type { FeatureDef } from './feature.ts';
import { files } from './files/feature.ts';
import { followUps } from './followUps/feature.ts';
import { functionalTests } from './functionalTests/feature.ts';
import { identity } from './identity/feature.ts';
import { imaging } from './imaging/feature.ts';
import { insurance } from './insurance/feature.ts';
import { invoices } from './invoices/feature.ts';
import { kiosk } from './kiosk/feature.ts';
import { lab } from './lab/feature.ts';
import { labQc } from './labQc/feature.ts';
import { medicalRecords } from './medicalRecords/feature.ts';
import { microbiology } from './microbiology/feature.ts';
import { notifications } from './notifications/feature.ts';
import { operations } from './operations/feature.ts';
import { orders } from './orders/feature.ts';
import { paraclinical } from './paraclinical/feature.ts';
import { patients } from './patients/feature.ts';
import { pharmacy } from './pharmacy/feature.ts';
import { prescriptions } from './prescriptions/feature.ts';
import { pricing } from './pricing/feature.ts';
import { printing } from './printing/feature.ts';
import { procedures } from './procedures/feature.ts';
import { promotions } from './promotions/feature.ts';
import { queues } from './queues/feature.ts';
import { reasons } from './reasons/feature.ts';
import { reception } from './reception/feature.ts';
import { recordAccess } from './recordAccess/feature.ts';
import { recordSummaries } from './recordSummaries/feature.ts';
import { setup } from './setup/feature.ts';
import { sheets } from './sheets/feature.ts';
import { sickLeave } from './sickLeave/feature.ts';
import { signing } from './signing/feature.ts';
import { spa } from './spa/feature.ts';
import { stays } from './stays/feature.ts';
import { stock } from './stock/feature.ts';
import { supplyUse } from './supplyUse/feature.ts';
import { system } from './system/feature.ts';
import { treatment } from './treatment/feature.ts';

/** Every feature of the house, in the order in which menus and the matrix of permissions show what they bring. */
export const features = [
  reception,
  kiosk,
  patients,
  queues,
  clinic,
  spa,
  emergency,
  estimates,
  examination,
  followUps,
  sickLeave,
  medicalRecords,
  recordSummaries,
  consultations,
  criticals,
  caseReports,
  signing,
  admission,
  stays,
  discharges,
  certificates,
  sheets,
  treatment,
  doses,
  orders,
  prescriptions,
  lab,
  devices,
  labQc,
  dicom,
  functionalTests,
  imaging,
  microbiology,
  procedures,
  supplyUse,
  paraclinical,
  cashier,
  accounting,
  exemptions,
  debts,
  promotions,
  evening,
  bankNotices,
  commission,
  insurance,
  claims,
  invoices,
  stock,
  pharmacy,
  catalogues,
  operations,
  notifications,
  system,
  boards,
  identity,
  pricing,
  printing,
  files,
  auditLog,
  reasons,
  recordAccess,
  setup,
] as const;

type Feature = (typeof features)[number];
type Kept = 'areas' | 'screens' | 'queues' | 'orderKinds';

/** What a feature keeps under a key, of any feature that has it. */
export type Said<K extends string> = Extract<Feature, Readonly<Record<K, unknown>>>[K];
/** The keys of any of the records that `T` unites, and their values. */
export type KeyOf<T> = T extends T ? keyof T & string : never;
export type ValueOf<T> = T extends T ? T[keyof T] : never;

/** The names that the features give under a key. */
export type NameOf<K extends Kept> = KeyOf<Said<K>>;

/** What the features keep under a key, each with its name, in the order of the list. */
export function entriesOf<K extends Kept>(key: K): Array<[NameOf<K>, ValueOf<Said<K>>]> {
  const entries = features.flatMap((feature: FeatureDef) => Object.entries(feature[key] ?? {}));
  return entries as Array<[NameOf<K>, ValueOf<Said<K>>]>; // the keys and values of the records that Said unites
}
