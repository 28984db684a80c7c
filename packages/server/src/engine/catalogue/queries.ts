import { type CatalogueDef, type Field, isWithheld } from '@sen/domain/catalogue/catalogue';
import { englishName, hasEnglishName } from '@sen/domain/catalogue/shownName';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { tenKhongDau } from '@sen/domain/names/key';
import { typedForms } from '@sen/domain/names/searchKey';
import { ownField } from '@sen/domain/records/ownField';
import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { masterData } from '../events/masterData.ts';
import { loadMany, loadOne } from '../loaders.ts';
import { columnName } from '../sql/columns.ts';
import { filterConditions, refused, requireSeen } from './filters.ts';
import { catalogueTable } from './tables.ts';
import { anyBegins } from './words.ts';

export type Row = Record<string, unknown>;
/** `ten` is the Vietnamese name, which papers and records have; the API shows the English one to who works in English. */
export type RefLabel = { _id: string; ma: string | null; ten: string; tenTiengAnh?: string | null };

export type ListArgs = {
  page?: number | null;
  limit?: number | null;
  keyword?: string | null;
  sort?: ReadonlyArray<{ field: string; desc?: boolean | null }> | null;
  filter?: unknown;
  includeSuspended?: boolean | null;
};

export type Page = { data: Row[]; totalRows: number; totalPages: number; currentPage: number };

/** One page of a catalogue: one statement with its total; a page behind the last one has no rows, and takes another for the total. */
export async function listCatalogue(ctx: Ctx, def: CatalogueDef, args: ListArgs): Promise<Page> {
  const table = catalogueTable(def.name);
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 500);
  const page = Math.max(args.page ?? 1, 1);
  const where = and(
    eq(table.TrangThai, 'DangSuDung'),
    args.includeSuspended ? undefined : eq(table.TamNgung, false),
    ...typedForms(args.keyword ?? '').map((forms) => holds(ctx, def, forms)),
    ...filterConditions(ctx, def, args.filter),
  );
  const rows = await ctx.db
    .select({ row: table, total: sql<string>`count(*) over ()` })
    .from(table)
    .where(where)
    .orderBy(...order(ctx, def, args.sort ?? []))
    .limit(limit)
    .offset((page - 1) * limit);
  const behind = rows.length === 0 && page > 1;
  const totalRows = behind ? await ctx.db.$count(table, where) : Number(rows[0]?.total ?? 0);
  return {
    data: rows.map((one) => one.row),
    totalRows,
    totalPages: Math.ceil(totalRows / limit),
    currentPage: page,
  };
}

/** One entry, removed ones included, since old records refer to them; null when there is none. */
export async function oneOfCatalogue(ctx: Ctx, def: CatalogueDef, id: string): Promise<Row | null> {
  const table = catalogueTable(def.name);
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  return row ?? null;
}

/** Entries for a picker: those asked for by id, then the best fits; an exact code comes first. */
export async function searchCatalogue(
  ctx: Ctx,
  def: CatalogueDef,
  args: { text: string; limit: number; ids: readonly string[]; filter?: unknown },
): Promise<Row[]> {
  const table = catalogueTable(def.name);
  const fits = and(
    eq(table.TrangThai, 'DangSuDung'),
    eq(table.TamNgung, false),
    ...typedForms(args.text).map((forms) => holds(ctx, def, forms)),
    ...filterConditions(ctx, def, args.filter),
  );
  const asked = args.ids.length > 0 ? inArray(table._id, [...args.ids]) : undefined;
  const code = def.code ? table[def.code] : undefined;
  const display = table[def.display];
  const whole = args.text.trim();
  return ctx.db
    .select()
    .from(table)
    .where(asked ? or(asked, fits) : fits)
    .orderBy(
      ...(asked ? [desc(asked)] : []),
      ...(code && whole !== ''
        ? [desc(sql`lower(${code}) = lower(${whole})`), desc(sql`${code} ilike ${`${whole}%`}`)]
        : []),
      // what the site put in an order is offered in it
      ...(table['ThuTu'] ? [sql`${table['ThuTu']} asc nulls last`] : []),
      ...(code && def.service !== 'auth' ? [asc(code)] : []),
      ...(display ? [asc(display)] : []),
    )
    .limit(Math.min(Math.max(args.limit, 1), 200) + args.ids.length);
}

/** The label of one entry of a catalogue, read together with all that one request asks for. */
export function refLabel(ctx: Ctx, catalogue: string, id: string | null): Promise<RefLabel | null> {
  return loadOne(ctx, `label:${catalogue}`, id, (of, ids) => labelsOf(of, catalogue, ids));
}

/** The labels of several entries of a catalogue, in their order. */
export function refLabels(ctx: Ctx, catalogue: string, ids: readonly string[]): Promise<RefLabel[]> {
  return loadMany(ctx, `label:${catalogue}`, ids, (of, all) => labelsOf(of, catalogue, all));
}

function labelsOf(ctx: Ctx, catalogue: string, ids: readonly string[]): Promise<Map<string, RefLabel>> {
  return masterData(ctx, `label of ${catalogue}`, ids, (missing) => readLabels(ctx, catalogue, missing));
}

async function readLabels(ctx: Ctx, catalogue: string, ids: string[]): Promise<Map<string, RefLabel>> {
  const def = catalogueByName(catalogue);
  const table = catalogueTable(catalogue);
  const display = def ? table[def.display] : undefined;
  if (!def || !display) throw new Error(`there is no catalogue ${catalogue}`);
  const code = def.code ? table[def.code] : undefined;
  const english = hasEnglishName(def) ? table[englishName] : undefined;
  const rows = await ctx.db
    .select({ _id: table._id, ten: display, ma: code ?? sql`null`, tenTiengAnh: english ?? sql`null` })
    .from(table)
    .where(inArray(table._id, ids));
  return new Map(
    rows.map((row) => [
      String(row._id),
      {
        _id: String(row._id),
        ma: row.ma === null || row.ma === undefined ? null : String(row.ma),
        ten: String(row.ten ?? ''),
        tenTiengAnh: typeof row.tenTiengAnh === 'string' ? row.tenTiengAnh : null,
      },
    ]),
  );
}

/** The words of a search: without accents, in lower case, safe inside LIKE. */
export function tokens(text: string): string[] {
  return tenKhongDau(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\%_]/g, (char) => `\\${char}`));
}

/** Rows that a word finds in one of its forms: by its key, and for who may see them by the beginnings of its confidential fields. */
function holds(ctx: Ctx, def: CatalogueDef, forms: readonly string[]): SQL | undefined {
  const table = catalogueTable(def.name);
  const own = def.searchBy.filter(
    (field) => def.fields[field]?.confidential && !isWithheld(def, field, ctx.permissions),
  );
  const columns = own.flatMap((field) => table[field] ?? []);
  const [word = ''] = forms;
  return or(anyBegins(table.searchKey, forms), ...columns.map((column) => ilike(column, `${word}%`)));
}

function order(ctx: Ctx, def: CatalogueDef, sort: NonNullable<ListArgs['sort']>): SQL[] {
  const table = catalogueTable(def.name);
  const asked = sort.map(({ field, desc: down }) => {
    const column = ownField(getTableColumns(table), field);
    if (!column || field === 'searchKey') throw refused(`sort.${field}`, 'NOT_IN_LIST');
    requireSeen(ctx, def, field);
    const by = sql`${shownOf(def, field) ?? column}`;
    return down ? desc(by) : asc(by);
  });
  const usual = table[def.code ?? def.display];
  return [...asked, ...(usual ? [asc(usual)] : []), asc(table._id)];
}

/** What a list shows of a reference, by which people expect it to be sorted; null for a field that is none. */
function shownOf(def: CatalogueDef, name: string): SQL | null {
  const field = ownField<Field>(def.fields, name);
  const target = field?.kind === 'ref' ? catalogueByName(field.to) : undefined;
  if (!target) return null;
  const shown = sql.identifier(columnName(target.code ?? target.display));
  const own = catalogueTable(def.name)[name];
  return sql`(select r.${shown} from ${catalogueTable(target.name)} r where r.id = ${own})`;
}
