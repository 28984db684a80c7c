import { yearsOn } from '@sen/domain/ages/age';
import type { Issue } from '@sen/domain/catalogue/validate';
import { patientIssues } from '@sen/domain/reception/benhNhan';
import { receptionIssues } from '@sen/domain/reception/tiepNhan';
import { healthFormIssues } from './healthValues.ts';
import type { ReceptionDetailFragment } from './reception.main.gen.ts';
import { formPath, type ReceptionValues } from './receptionValues.ts';

export type FormRules = {
  laBHYT: boolean;
  /** The payer is that of children under six without a card. */
  treEm?: boolean;
  /** Today, YYYY-MM-DD. */
  day: string;
  /** Nobody knows who the patient is: fields of a person are not asked for. */
  unknown?: boolean;
  /** The site's mandatory patient fields. */
  mandatory: unknown;
  needsService: boolean;
  /** The reception as it is kept. */
  before: ReceptionDetailFragment | null;
};

/** What is wrong with the form, by the rules that the server asks too; each at its field, once. */
export function receptionFormIssues(values: ReceptionValues, rules: FormRules): Issue[] {
  const { birth, ...rest } = values;
  const person = { ...rest, NgaySinh: birth?.NgaySinh ?? null, NamSinh: birth?.NamSinh ?? null };
  const mandatory = typeof rules.mandatory === 'object' && rules.mandatory !== null ? rules.mandatory : {};
  const found = [
    ...(rules.unknown ? [] : patientIssues(person, mandatory as Record<string, boolean>, rules.day)), // the settings' section of flags
    ...receptionIssues(
      { ...rest, dichVus: values.dichVus.filter((line) => line.DichVu_Id) },
      {
        laBHYT: rules.laBHYT,
        treEm: rules.treEm ?? false,
        tuoiNam: birth?.NamSinh
          ? yearsOn({ NgaySinh: birth.NgaySinh, NamSinh: birth.NamSinh }, rules.day)
          : null,
        ngay: rules.day,
        today: rules.day,
        needsService: rules.needsService,
        before: rules.before,
      },
    ),
    ...healthFormIssues(values, values.GioiTinh),
  ].map((issue) => ({ ...issue, path: formPath(issue.path) }));
  return found.filter((issue, index) => found.findIndex((one) => one.path === issue.path) === index);
}

/** The fields of the person, the card and the papers that must be filled and are empty; services are chosen after them. */
export function missingFields(values: ReceptionValues, rules: FormRules): string[] {
  const at: Readonly<Record<string, unknown>> = values;
  return receptionFormIssues(values, { ...rules, needsService: false })
    .map(({ path }) => path)
    .filter((path) => (at[path] ?? '') === '');
}
