import { isPhoneEnd, type PatientQuery } from '@sen/domain/names/query';
import { and, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { livingOfMerged } from './mergeQueries.ts';
import type { NamePage } from './nameSearch.ts';
import { benhNhanTable as table } from './tables.ts';
import { alive, countFitting } from './totals.ts';

/** `start` is a pattern of what a field begins with, `end` one of its end, read backwards; `value` the whole of one; days of a birth. */
type Values = { start: string; end: string; value: string; from: string; to: string };
type Put = (name: keyof Values) => SQLWrapper;

const phone = (put: Put) => sql`so_dien_thoai like ${put('start')}`;
const contact = (put: Put) => sql`so_dien_thoai_nguoi_lien_he = ${put('value')}`;
const phoneEnd = (put: Put) => sql`reverse(so_dien_thoai) like ${put('end')}`;
const citizenId = (put: Put) => sql`cmnd_hoac_ho_chieu like ${put('start')}`;
const cardEnd = (put: Put) => sql`right(so_the_bhyt, 10) = right(${put('value')}::text, 10)`;
const born = (put: Put) => sql`ngay_sinh between ${put('from')}::date and ${put('to')}::date`;

/** What a text is looked for in. */
const conditions = {
  citizenId,
  code: (put) => sql`ma_y_te like ${put('start')}`,
  phone,
  phoneOrEnd: (put) => or(phone(put), phoneEnd(put)),
  // an earlier program may have counted its patients
  digits: (put) => or(citizenId(put), phoneEnd(put), sql`ma_cu = ${put('value')}`),
  phoneOfAnybody: (put) => or(phone(put), contact(put)),
  phoneOrCard: (put) => or(phone(put), contact(put), cardEnd(put)),
  card: (put) => or(sql`so_the_bhyt like ${put('start')}`, cardEnd(put)),
  birth: born,
  birthOrNumber: (put) => or(born(put), phone(put), citizenId(put)),
  birthYear: (put) => or(sql`nam_sinh = ${put('value')}::int`, phoneEnd(put)),
  anything: () => undefined,
} as const satisfies Record<string, (put: Put) => SQL | undefined>;

type Field = keyof typeof conditions;

const named: ReadonlySet<Field> = new Set([
  'citizenId',
  'code',
  'phone',
  'phoneOrEnd',
  'digits',
  'phoneOfAnybody',
  'phoneOrCard',
  'card',
]);

// PostgreSQL plans each for its own values: a generic plan would walk the recency index for a value that nobody has.
const pages = new Map(
  Object.entries(conditions).map(([field, condition]) => [
    field,
    prepared(
      (db) =>
        db
          .select()
          .from(table)
          .where(and(alive, condition(sql.placeholder)))
          .orderBy(desc(table._id))
          .limit(sql.placeholder('limit'))
          .offset(sql.placeholder('offset')),
      'each time',
    ),
  ]),
);

/** One page of the patients whose code, phone, card, citizen id or birth fits a text, the newest first. */
export async function pageByField(
  ctx: Ctx,
  text: string,
  query: PatientQuery,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<NamePage> {
  const { field, ...values } = fieldOf(query);
  const page = pages.get(field);
  if (!page) throw new Error(`no page of ${field}`);
  const rows = await page(ctx.db, { ...values, limit, offset });
  // the code, papers or phone of a record that was merged lead to the one that is kept
  if (rows.length === 0 && offset === 0 && named.has(field))
    rows.push(
      ...(await livingOfMerged(
        ctx,
        conditions[field]((name) => sql`${values[name]}`),
      )),
    );
  const whole = offset === 0 && rows.length < limit;
  return { rows, total: async () => (whole ? rows.length : countByField(ctx, text, query)) };
}

/** How many they are, counted to a cap. */
export function countByField(ctx: Ctx, text: string, query: PatientQuery): Promise<number> {
  return countFitting(ctx, text, fieldFits(query));
}

/** What a text that names a field asks of a row. */
export function fieldFits(query: PatientQuery): SQL | undefined {
  const { field, ...values } = fieldOf(query);
  return conditions[field]((name) => sql`${values[name]}`);
}

function fieldOf(query: PatientQuery): Values & { field: Field } {
  switch (query.kind) {
    case 'citizenId':
    case 'code':
    case 'card':
      return { field: query.kind, ...valuesOf(query.value) };
    case 'digits':
      return { field: 'digits', ...valuesOf(query.value) };
    case 'phone': {
      const part = isPhoneEnd(query.value) ? 'phoneOrEnd' : 'phone';
      const whole = query.value.length >= 10 ? 'phoneOfAnybody' : part;
      return { field: query.alsoCard ? 'phoneOrCard' : whole, ...valuesOf(query.value) };
    }
    case 'birth': {
      const { days, year } = query.birth;
      if (!days) return { field: 'birthYear', ...valuesOf(String(year)) };
      const field = query.digits ? 'birthOrNumber' : 'birth';
      return { field, ...valuesOf(query.digits ?? ''), ...days };
    }
    default:
      return { field: 'anything', ...valuesOf('') };
  }
}

function valuesOf(value: string): Values {
  const safe = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  return { value, start: safe(value), end: safe([...value].reverse().join('')), from: '', to: '' };
}
