import { hidden } from '../../engine/catalogue/withheld.ts';

/** One field of a record before and after an act. */
export type Change = {
  field: string;
  before: unknown;
  after: unknown;
  khac: boolean;
  kyThuat: boolean;
};

const secret = /pass(word)?|mat_?khau|token|secret/i;

/** Kept by the system itself; every act changes them. */
export const technical: ReadonlySet<string> = new Set([
  '_id',
  'version',
  'NgayTao',
  'NguoiTao_Id',
  'NgayCapNhat',
  'NguoiCapNhat_Id',
  'requestId',
  'searchKey',
  'TenKhongDau',
]);

/** The names of fields that a reader of the log may not see. */
export type Closed = ReadonlySet<string>;

const none: Closed = new Set();

/** A record as the log may show it: what is secret by its name is not in it, however deep it lies, nor what is closed. */
export function withoutSecrets(value: unknown, closed: Closed = none): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secret.test(key) || closed.has(key) ? hidden : withoutSecrets(inner),
    ]),
  );
}

/** The fields of both sides without secrets, the closed ones without their values; changed ones first, those of the system last. */
export function changesOf(before: unknown, after: unknown, closed: Closed = none): Change[] {
  const [old, now] = [flat(withoutSecrets(before)), flat(withoutSecrets(after))];
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((field): Change => {
    const [was, is] = [old.get(field) ?? null, now.get(field) ?? null];
    const khac = JSON.stringify(was) !== JSON.stringify(is);
    const shown = closed.has(field.split('.')[0] ?? '')
      ? { before: hidden, after: hidden }
      : { before: was, after: is };
    return { field, ...shown, khac, kyThuat: technical.has(field) };
  });
  const rank = (one: Change) => (one.kyThuat ? 2 : one.khac ? 0 : 1);
  return changes.sort((a, b) => rank(a) - rank(b));
}

/** The values by path: `his.CustomerName`. What is no object stands under an empty name; an empty list says nothing. */
function flat(value: unknown, path = ''): Map<string, unknown> {
  if (path === '' && Array.isArray(value) && value.length === 0) return new Map();
  if (value === null || value === undefined) return new Map(path === '' ? [] : [[path, null]]);
  if (!isObject(value)) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flat(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

/** Whether a value is a record with fields, no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
