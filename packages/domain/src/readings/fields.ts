import { type Issue, isDate } from '../catalogue/validate.ts';
import { readMeasured } from '../lab/measured.ts';
import { childYears, flagOf, type ReferenceRow, type ResultFlag, referenceFor } from '../lab/reference.ts';
import { choicesOf, type KieuTruong } from './kieuTruong.ts';

/** A field as the catalogue of report fields defines it. */
export type DefinedField = ReferenceRow & {
  Ma: string;
  Ten: string;
  TenTiengAnh?: string | null;
  Nhom?: string | null;
  Kieu: KieuTruong;
  DonVi?: string | null;
  /** Separated by semicolons. */
  LuaChons?: string | null;
  BatBuoc?: boolean | null;
};

/** A field of one patient's report: its definition when it was written, the normal range of the patient, and what was found. */
export type ReportField = {
  Ma: string;
  Ten: string;
  TenTiengAnh: string | null;
  Nhom: string | null;
  Kieu: KieuTruong;
  DonVi: string | null;
  Min: string | null;
  Max: string | null;
  LuaChons: string[];
  BatBuoc: boolean;
  /** A number with a decimal point, a day as 2026-12-31, a choice or words; null where nothing was found. */
  GiaTri: string | null;
};

/** What is written into one field; null empties it. */
export type FieldValue = { Ma: string; GiaTri?: string | null | undefined };

/** So many characters a value may have. */
export const fieldTextMost = 500;

const number = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/** The decimal text of a typed number, also of `+2,5`; null for what is none, or only bounded. */
function numberOf(text: string): string | null {
  const measured = readMeasured(text);
  return measured?.sign === '' && number.test(measured.number) ? measured.number : null;
}

type Patient = { GioiTinh: string; years: number };

/** The fields of a service for a patient, without values. Of a code that several sets have, the first one counts. */
export function fieldsFor(defined: readonly DefinedField[], patient: Patient): ReportField[] {
  return defined
    .filter(({ Ma }, at) => defined.findIndex((one) => one.Ma === Ma) === at)
    .map((one) => {
      const normal = one.Kieu === 'So' ? normalFor(one, patient) : null;
      return {
        Ma: one.Ma,
        Ten: one.Ten,
        TenTiengAnh: one.TenTiengAnh ?? null,
        Nhom: one.Nhom ?? null,
        Kieu: one.Kieu,
        DonVi: one.DonVi ?? null,
        Min: normal?.min ?? null,
        Max: normal?.max ?? null,
        LuaChons: choicesOf(one.LuaChons),
        BatBuoc: one.BatBuoc ?? false,
        GiaTri: null,
      };
    });
}

/** The normal range for a patient: what is normal of an adult's organ says nothing of a child's. */
function normalFor(one: DefinedField, patient: Patient) {
  const isOpen = (one.TreEmMin ?? null) === null && (one.TreEmMax ?? null) === null;
  return patient.years < childYears && isOpen ? null : referenceFor(one, patient);
}

/** The fields of a service in work: those of today with what is stored, then stored ones that left the catalogue since. */
export function fieldsInWork(fields: readonly ReportField[], stored: readonly ReportField[]): ReportField[] {
  const known = new Set(fields.map(({ Ma }) => Ma));
  return [
    ...fields.map((field) => ({
      ...field,
      GiaTri: stored.find(({ Ma }) => Ma === field.Ma)?.GiaTri ?? null,
    })),
    ...stored.filter(({ Ma }) => !known.has(Ma)),
  ];
}

/** What is wrong with the values of fields, at `<code of the field>`. What stands already is kept, whatever its definition says since. */
export function fieldIssues(fields: readonly ReportField[], values: readonly FieldValue[]): Issue[] {
  return values.flatMap(({ Ma, GiaTri }, at): Issue[] => {
    const field = fields.find((one) => one.Ma === Ma);
    const text = (GiaTri ?? '').trim();
    if (!field) return [{ path: Ma, code: 'NOT_IN_LIST' }];
    if (values.findIndex((one) => one.Ma === Ma) < at) return [{ path: Ma, code: 'DUPLICATE' }];
    if (text === '' || text === field.GiaTri) return [];
    const code = refusedAs(field, text);
    return code === 'TOO_LONG'
      ? [{ path: Ma, code, details: { max: fieldTextMost } }]
      : code
        ? [{ path: Ma, code }]
        : [];
  });
}

function refusedAs({ Kieu, LuaChons }: ReportField, text: string): string | null {
  switch (Kieu) {
    case 'So':
      return numberOf(text) === null ? 'NOT_A_NUMBER' : null;
    case 'Ngay':
      return isDate(text) ? null : 'NOT_A_DATE';
    case 'LuaChon':
      return LuaChons.includes(text) ? null : 'NOT_IN_LIST';
    case 'VanBan':
      return text.length > fieldTextMost ? 'TOO_LONG' : null;
  }
}

/** The fields that say something after values were given: those that are left out stay as they are. */
export function filledFields(fields: readonly ReportField[], values: readonly FieldValue[]): ReportField[] {
  return fields
    .map((field) => {
      const given = values.find(({ Ma }) => Ma === field.Ma);
      return given ? { ...field, GiaTri: tidied(field, given.GiaTri) } : field;
    })
    .filter(({ GiaTri }) => GiaTri !== null);
}

function tidied({ Kieu }: ReportField, value: string | null | undefined): string | null {
  const text = (value ?? '').normalize('NFC').trim();
  return (Kieu === 'So' ? (numberOf(text) ?? text) : text) || null;
}

/** The fields without which a result is not returned and that say nothing. */
export function missingFields(fields: readonly ReportField[]): ReportField[] {
  return fields.filter(({ BatBuoc, GiaTri }) => BatBuoc && (GiaTri ?? '').trim() === '');
}

/** Whether a number lies below or above what is normal of the patient; null where that cannot be judged. */
export function fieldFlag({ Kieu, Min, Max, GiaTri }: ReportField): ResultFlag | null {
  if (Kieu !== 'So' || (Min === null && Max === null) || numberOf(GiaTri ?? '') === null) return null;
  return flagOf(GiaTri ?? '', {}, { min: Min, max: Max });
}

/** Fields by the groups in which they stand, in the order of their first fields; those of no group come under null. */
export function fieldGroups<F extends { Nhom: string | null }>(
  fields: readonly F[],
): { Nhom: string | null; fields: F[] }[] {
  const names = [...new Set(fields.map(({ Nhom }) => Nhom))];
  return names.map((Nhom) => ({ Nhom, fields: fields.filter((one) => one.Nhom === Nhom) }));
}
