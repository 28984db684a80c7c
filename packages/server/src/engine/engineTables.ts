import * as imports from './engine/catalogue/imports/tables.ts';
import { catalogueTables } from './engine/catalogue/tables.ts';
import { authSchema, mainSchema, pharmacySchema, printSchema } from './engine/columns.ts';
import * as engine from './engine/tables.ts';
import * as cashier from './features/cashier/tables.ts';
import * as examination from './features/examination/tables.ts';
import * as identity from './features/identity/tables.ts';
import * as insurance from './features/insurance/tables.ts';
import * as invoices from './features/invoices/tables.ts';
import * as lab from './features/lab/tables.ts';
import * as operations from './features/operations/tables.ts';
import * as orders from './features/orders/tables.ts';
import * as patients from './features/patients/tables.ts';
import * as pharmacy from './features/pharmacy/tables.ts';
import * as prescriptionLink from './features/prescriptionLink/tables.ts';
import * as prescriptions from './features/prescriptions/tables.ts';
import * as pricing from './features/pricing/tables.ts';
import * as printing from './features/printing/tables.ts';
import * as queues from './features/queues/tables.ts';
import * as reception from './features/reception/tables.ts';
import * as setup from './features/setup/tables.ts';
import * as system from './features/system/tables.ts';

/** Everything that drizzle-kit turns into migrations. */
export const allTables: Record<string, unknown> = {
  authSchema,
  mainSchema,
  pharmacySchema,
  printSchema,
  ...engine,
  ...imports,
  ...identity,
  ...system,
  ...setup,
  ...patients,
  ...reception,
  ...queues,
  ...orders,
  ...lab,
  ...examination,
  ...pharmacy,
  ...prescriptions,
  ...prescriptionLink,
  ...pricing,
  ...insurance,
  ...invoices,
  ...printing,
  ...cashier,
  ...operations,
  ...Object.fromEntries([...catalogueTables].map(([name, table]) => [`catalogue_${name}`, table])),
};
