import { formatVnd } from '@sen/domain/money/decimal';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { day, moment, quantity } from '../printing/format.ts';
import { type Change, isObject, technical } from './changes.ts';
import { choiceLabel } from './choiceLabels.ts';
import { fieldLabel, moveLabel, nameOf, stateLabel } from './labels.ts';
import { isMoney, isQuantity } from './numberFields.ts';
import { recordName } from './recordNames.ts';
import { type Reference, referencesOf, referencesTo, specOf } from './references.ts';

/** A change with its words in the user's language. */
export async function inWords(ctx: Ctx, entity: string, change: Change) {
  const field = change.field.split('.').at(-1) ?? change.field;
  const word = (value: unknown) => wordOf(ctx, entity, field, value);
  const [tenTruoc, tenSau] = await Promise.all([word(change.before), word(change.after)]);
  return { ...change, label: fieldLabel(entity, change.field, ctx.language), tenTruoc, tenSau };
}

/** A change as one line of text: `Đơn giá: 100.000 → 120.000`. */
export async function changeLine(ctx: Ctx, entity: string, change: Change): Promise<string> {
  const field = change.field.split('.').at(-1) ?? change.field;
  const [before, after] = await Promise.all([
    said(ctx, entity, field, change.before),
    said(ctx, entity, field, change.after),
  ]);
  return `${fieldLabel(entity, change.field, ctx.language) ?? change.field}: ${before} → ${after}`;
}

/** What the record of an act is called: the number of a slip, the name of an entry; null for what has none or is gone. */
export async function recordWord(ctx: Ctx, entity: string, id: string | null): Promise<string | null> {
  return id === null ? null : firstName(ctx, referencesTo(entity), id);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** A value in words: what an id refers to, a fixed value, a state, an amount; null for what says itself what it is. */
async function wordOf(ctx: Ctx, entity: string, field: string, value: unknown): Promise<string | null> {
  if (Array.isArray(value)) return listInWords(ctx, entity, field, value);
  if (typeof value !== 'string' || value === '') return null;
  if (uuid.test(value))
    return (await firstName(ctx, referencesOf(entity, field), value)) ?? `…${value.slice(-8)}`;
  if (field === 'key') return warningWord(ctx, entity, value);
  if (isMoney(entity, field) && decimal.test(value)) return formatVnd(value);
  if (isQuantity(entity, field) && decimal.test(value)) return quantity(value);
  return fixedWord(ctx, entity, field, value);
}

const decimal = /^-?\d+(\.\d+)?$/;

function fixedWord({ language }: Ctx, entity: string, field: string, value: string): string | null {
  const spec = specOf(entity, field);
  if (spec?.kind === 'enum' && Object.hasOwn(spec.values, value))
    return spec.values[value]?.[language] ?? null;
  const state = field === 'TrangThai' ? stateLabel(entity, value, language) : null;
  const move = field === 'action' ? moveLabel(entity, value, language) : null;
  return state ?? move ?? choiceLabel(entity, field, value)?.[language] ?? null;
}

/** The key of a drug warning in words: its class, and the drugs and ingredients that it is about. */
async function warningWord(ctx: Ctx, entity: string, key: string): Promise<string> {
  const [kind = '', ...about] = key.split(/[:+]/);
  const names = await Promise.all(
    about.map(async (id) =>
      uuid.test(id) ? ((await firstName(ctx, referencesOf(entity, 'key'), id)) ?? `…${id.slice(-8)}`) : id,
    ),
  );
  return [choiceLabel(entity, 'MucDo', kind)?.[ctx.language] ?? kind, names.join(', ')].join(': ');
}

/** The first name among all that an id may refer to. */
async function firstName(ctx: Ctx, among: readonly Reference[], id: string): Promise<string | null> {
  const names = await Promise.all(among.map((one) => nameIn(ctx, one, id)));
  return names.find((name) => name !== null) ?? null;
}

async function nameIn(ctx: Ctx, to: Reference, id: string): Promise<string | null> {
  if ('record' in to) return recordName(ctx, to.record, id);
  const label = await refLabel(ctx, to.catalogue, id);
  return label && (to.catalogue === 'ICD' && label.ma ? `${label.ma} · ${label.ten}` : label.ten);
}

/** Values one after the other; rows of a record one a line, their fields by name: `Dịch vụ: …; Đơn giá: …`. Null for an empty list. */
async function listInWords(ctx: Ctx, entity: string, field: string, list: unknown[]): Promise<string | null> {
  if (list.length === 0) return null;
  const rows = list.every(isObject);
  const texts = await Promise.all(
    list.map((one) => (isObject(one) ? rowInWords(ctx, entity, one) : said(ctx, entity, field, one))),
  );
  return texts.join(rows ? '\n' : ', ');
}

async function rowInWords(ctx: Ctx, entity: string, row: Record<string, unknown>): Promise<string> {
  const fields = Object.entries(row).filter(
    ([name, value]) => !technical.has(name) && value !== null && value !== '' && !isEmpty(value),
  );
  const parts = await Promise.all(
    fields.map(async ([name, value]) => {
      const text = await said(ctx, entity, name, value);
      return `${nameOf(entity, name)?.[ctx.language] ?? name}: ${text}`;
    }),
  );
  return parts.join('; ');
}

/** A value of a field as a person reads it in a line of text, '–' where there is none. */
async function said(ctx: Ctx, entity: string, field: string, value: unknown): Promise<string> {
  if (value === null || value === undefined || value === '' || isEmpty(value)) return '–';
  const word = await wordOf(ctx, entity, field, value);
  if (word !== null) return word;
  if (typeof value === 'boolean') return yesNo[ctx.language][Number(value)] ?? '';
  if (isObject(value)) return rowInWords(ctx, entity, value);
  if (typeof value !== 'string') return String(value).replace('.', ',');
  if (instant.test(value)) return moment(value).split(' ').reverse().join(' ');
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const yesNo = { vi: ['Không', 'Có'], en: ['No', 'Yes'] } as const;
