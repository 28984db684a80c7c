import type { CatalogueDef, Field, Label } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { columnName } from '../../sql/columns.ts';
import { cellText } from '../columns.ts';
import type { Row } from '../queries.ts';
import { catalogueTable } from '../tables.ts';
import { changedFields } from './compare.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { ImportPlan } from './types.ts';

/** An entry that a checked file changes, field by field, as people read it. */
export type ChangedEntry = {
  row: number;
  catalogue: string;
  code: string;
  name: string;
  fields: Array<{ label: Label; before: string; after: string }>;
};

type Wanted = { dong: number; phan: number; muc_id: string; record: Record<string, unknown> };
type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Changed entries in the order of the file, from `offset` on. One statement, and two for each catalogue among them. */
export async function importChanges(
  ctx: Ctx,
  id: string,
  plan: ImportPlan,
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangedEntry[]> {
  const { rows } = await ctx.db.execute<Wanted>(sql`
    select dong, phan, muc_id, record from ${entryTable}
    where nhap_danh_muc_id = ${id} and ket_qua = 'Sua' and record is not null order by dong, phan offset ${offset} limit ${limit}`);
  const made: Array<ChangedEntry & { phan: number }> = [];
  for (const [phan, part] of plan.parts.entries()) {
    const wanted = rows.filter((one) => one.phan === phan);
    const def = catalogueByName(part.catalogue);
    if (!def || wanted.length === 0) continue;
    const changes = await changesOf(ctx, def, wanted);
    made.push(...changes.map((one) => ({ ...one, phan })));
  }
  return made.sort((a, b) => a.row - b.row || a.phan - b.phan).map(({ phan: _phan, ...one }) => one);
}

async function changesOf(ctx: Ctx, def: CatalogueDef, wanted: readonly Wanted[]): Promise<ChangedEntry[]> {
  const table = catalogueTable(def.name);
  const found: Row[] = await ctx.db
    .select()
    .from(table)
    .where(
      inArray(
        table._id,
        wanted.map((one) => one.muc_id),
      ),
    );
  const byId = new Map(found.map((row) => [String(row['_id']), row]));
  const pairs = wanted.flatMap(({ dong, muc_id, record }) => {
    const before = byId.get(muc_id);
    if (!before) return [];
    const after = entryOf(def, record);
    return [{ dong, before, after, fields: changedFields(def, before, after) }];
  });
  const texts = await textsOf(
    ctx,
    pairs.flatMap(({ before, after, fields }) =>
      fields.flatMap(([name, field]) => [...pointers(field, before[name]), ...pointers(field, after[name])]),
    ),
  );
  return pairs.map(({ dong, before, after, fields }) => ({
    row: dong,
    catalogue: def.name,
    code: def.code ? String(after[def.code] ?? '') : '',
    name: String(after[def.display] ?? ''),
    fields: fields.map(([name, field]) => ({
      label: field.label,
      before: shown(field, before[name], texts),
      after: shown(field, after[name], texts),
    })),
  }));
}

/** An entry by the names of its fields, from the columns of its table. */
function entryOf(def: CatalogueDef, record: Record<string, unknown>): Row {
  const names = [...Object.keys(def.fields), 'TamNgung'];
  return Object.fromEntries(names.map((name) => [name, record[columnName(name)]]));
}

function pointers(field: Field, value: unknown): Array<{ to: string; id: string }> {
  if (field.kind === 'ref') return typeof value === 'string' ? [{ to: field.to, id: value }] : [];
  if (!Array.isArray(value)) return [];
  if (field.kind === 'refs') return value.map((id) => ({ to: field.to, id: String(id) }));
  if (field.kind !== 'lines') return [];
  return value.flatMap((row: unknown) => cellsIn(field, row).flatMap(([cell, one]) => pointers(cell, one)));
}

function cellsIn(field: Extract<Field, { kind: 'lines' }>, row: unknown): Array<[Field, unknown]> {
  const cells = new Map(Object.entries(row ?? {}));
  return Object.entries(field.fields).map(([name, cell]) => [cell, cells.get(name)]);
}

/** The codes, or else the names, of what is referred to; one statement a catalogue. Entries that the file makes have none yet. */
async function textsOf(ctx: Ctx, wanted: ReadonlyArray<{ to: string; id: string }>): Promise<Texts> {
  const texts = new Map<string, Map<string, string>>();
  for (const to of new Set(wanted.map((one) => one.to))) {
    const def = catalogueByName(to);
    const table = catalogueTable(to);
    const column = def ? table[def.code ?? def.display] : undefined;
    if (!column) continue;
    const ids = [...new Set(wanted.filter((one) => one.to === to).map(({ id }) => id))];
    const rows = await ctx.db
      .select({ _id: table._id, text: column })
      .from(table)
      .where(inArray(table._id, ids));
    texts.set(to, new Map(rows.map((row) => [String(row._id), String(row.text)])));
  }
  return texts;
}

function shown(field: Field, value: unknown, texts: Texts): string {
  if (field.kind !== 'lines') return cellText(field, value, texts);
  if (!Array.isArray(value)) return '';
  return value
    .map((row: unknown) =>
      cellsIn(field, row)
        .map(([cell, one]) => cellText(cell, one, texts))
        .filter((text) => text !== '')
        .join(' · '),
    )
    .join('; ');
}
