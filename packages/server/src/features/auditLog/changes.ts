import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { definitionOf, fieldLabel, nameOf, stateLabel } from './labels.ts';

/** One field of a record before and after an act. */
export type Change = {
  field: string;
  before: unknown;
  after: unknown;
  khac: boolean;
  kyThuat: boolean;
};

const secret = /pass(word)?|mat_?khau|token|secret/i;
const hidden = '***';

/** Kept by the system itself; every act changes them. */
const technical = new Set([
  '_id',
  'version',
  'NgayTao',
  'NguoiTao_Id',
  'NgayCapNhat',
  'NguoiCapNhat_Id',
  'searchKey',
  'TenKhongDau',
]);

/** A record as the log may show it: what is secret by its name is not in it, however deep it lies. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secret.test(key) ? hidden : withoutSecrets(inner)]),
  );
}

/** The fields of both sides without secrets; the changed ones first, those of the system itself last. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(withoutSecrets(before)), flat(withoutSecrets(after))];
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((field): Change => {
    const [was, is] = [old.get(field) ?? null, now.get(field) ?? null];
    const khac = JSON.stringify(was) !== JSON.stringify(is);
    return { field, before: was, after: is, khac, kyThuat: technical.has(field) };
  });
  const rank = (one: Change) => (one.kyThuat ? 2 : one.khac ? 0 : 1);
  return changes.sort((a, b) => rank(a) - rank(b));
}

/** The values by path: `his.CustomerName`. What is no object stands under an empty name. */
function flat(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || value === undefined) return new Map(path === '' ? [] : [[path, null]]);
  if (!isObject(value)) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flat(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A change with its words in the user's language. */
export async function inWords(ctx: Ctx, entity: string, change: Change) {
  const word = (value: unknown) => wordOf(ctx, entity, change.field, value);
  const [tenTruoc, tenSau] = await Promise.all([word(change.before), word(change.after)]);
  return { ...change, label: fieldLabel(entity, change.field, ctx.language), tenTruoc, tenSau };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A value as a list names it: an entry of a catalogue, one of several fixed values, a state; null where none does. */
async function wordOf(ctx: Ctx, entity: string, field: string, value: unknown): Promise<string | null> {
  if (value === null || value === '') return null;
  const specs = definitionOf(entity)?.fields ?? {};
  const spec = Object.hasOwn(specs, field) ? specs[field] : undefined;
  if (spec?.kind === 'enum' && typeof value === 'string' && Object.hasOwn(spec.values, value))
    return spec.values[value]?.[ctx.language] ?? null;
  if (spec?.kind === 'ref' && typeof value === 'string' && uuid.test(value))
    return (await refLabel(ctx, spec.to, value))?.ten ?? null;
  if (spec?.kind === 'refs' && Array.isArray(value)) {
    const ids = value.filter((one): one is string => typeof one === 'string' && uuid.test(one));
    return (await refLabels(ctx, spec.to, ids)).map((one) => one.ten).join(', ') || null;
  }
  if (field === 'TrangThai' && typeof value === 'string') return stateLabel(entity, value, ctx.language);
  return linesInWords(entity, value, ctx.language);
}

/** Rows of a record, one a line, their fields by name: `Dịch vụ: …; Đơn giá: …`. Null for what is none. */
function linesInWords(entity: string, value: unknown, language: 'vi' | 'en'): string | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return null;
  const said = (inner: unknown) =>
    typeof inner === 'boolean'
      ? yesNo[language][Number(inner)]
      : isObject(inner) || Array.isArray(inner)
        ? JSON.stringify(inner)
        : String(inner);
  return value
    .map((row) =>
      Object.entries(row)
        .filter(([, inner]) => inner !== null && inner !== '')
        .map(([name, inner]) => `${nameOf(entity, name)?.[language] ?? name}: ${said(inner)}`)
        .join('; '),
    )
    .join('\n');
}

const yesNo = { vi: ['không', 'có'], en: ['no', 'yes'] } as const;
