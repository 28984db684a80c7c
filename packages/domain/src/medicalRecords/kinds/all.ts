import type { Issue } from '../../catalogue/validate.ts';
import { valueIssues } from '../../sheets/sheetIssues.ts';
import { newborn, paediatrics } from './children.ts';
import type { KindField, KindValues, RecordKind } from './kind.ts';
import { obstetrics } from './obstetrics.ts';
import { burns, eyes, surgery } from './surgery.ts';

/** What records have by the code of their kind (LoaiBenhAn); a kind that is not here has the frame alone. */
const recordKinds: Readonly<Record<string, RecordKind>> = {
  NGOAI: surgery,
  NHI: paediatrics,
  SAN: obstetrics,
  SOSINH: newborn,
  BONG: burns,
  MAT: eyes,
};

/** What records of a kind have beside the frame; null for the frame alone. */
export function recordKindOf(code: string | null | undefined): RecordKind | null {
  return code && Object.hasOwn(recordKinds, code) ? (recordKinds[code] ?? null) : null;
}

/** The fields of a kind, whatever their section. */
export function kindFields(kind: RecordKind): Array<[name: string, field: KindField]> {
  return kind.sections.flatMap(({ fields }) => Object.entries(fields));
}

const mostStrokes = 400;
const mostPoints = 20_000;

/** What is wrong with the values by kind, at `NoiDungRieng.<kind>.<field>`: kinds and fields that are not known, and values beyond their limits. */
export function kindIssues(values: KindValues): Issue[] {
  return Object.entries(values).flatMap(([code, written]) => {
    const kind = recordKindOf(code);
    if (!kind || typeof written !== 'object' || written === null)
      return [{ path: `NoiDungRieng.${code}`, code: 'NOT_IN_LIST' }];
    const fields = new Map(kindFields(kind));
    return Object.entries(written).flatMap(([name, value]): Issue[] => {
      const path = `NoiDungRieng.${code}.${name}`;
      const field = fields.get(name);
      if (!field) return [{ path, code: 'NOT_IN_LIST' }];
      return field.kind === 'drawing' ? drawingIssues(path, value) : valueIssues(path, field, value);
    });
  });
}

function drawingIssues(path: string, value: unknown): Issue[] {
  const isPoint = (point: unknown) =>
    Array.isArray(point) &&
    point.length === 2 &&
    point.every((one) => Number.isInteger(one) && one >= 0 && one <= 1000);
  if (!Array.isArray(value) || !value.every((line) => Array.isArray(line) && line.every(isPoint)))
    return [{ path, code: 'NOT_IN_LIST' }];
  const points = value.reduce((sum: number, line: unknown[]) => sum + line.length, 0);
  return value.length > mostStrokes || points > mostPoints
    ? [{ path, code: 'TOO_MANY', details: { max: mostStrokes } }]
    : [];
}

/** What was written without what is empty: blank texts, ticks that are not set, drawings without a stroke, kinds without a value. */
export function cleanKindValues(values: KindValues): KindValues {
  const isEmpty = (value: unknown) =>
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(values).flatMap(([code, written]) => {
      const kept = Object.entries(written)
        .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
        .filter(([, value]) => !isEmpty(value));
      return kept.length > 0 ? [[code, Object.fromEntries(kept)]] : [];
    }),
  );
}
