import type { Field, Label } from '../catalogue/catalogue.ts';

/** A section of the settings as its form shows it. The first of a list is `ratio_0`. */
export type SettingForm = {
  section:
    | 'facility'
    | 'his'
    | 'general'
    | 'patient'
    | 'queue'
    | 'print'
    | 'bank'
    | 'backup'
    | 'recordAccess'
    | 'deskLock'
    | 'kiosk'
    | 'patientResults'
    | 'labQc'
    | 'promotions'
    | 'debts'
    | 'invoices'
    | 'claims'
    | 'treatment';
  label: Label;
  /** What the section decides. */
  note: Label;
  fields: Readonly<Record<string, Field>>;
};

/** A question of yes or no. */
export const must = (vi: string, en: string): Field => ({ kind: 'bool', label: { vi, en } });
