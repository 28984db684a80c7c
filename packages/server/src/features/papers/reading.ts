import type { ActFacts } from '@sen/domain/acts/acts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { cellOf, rowsById } from '../../engine/sql/rows.ts';
import { printsOf } from '../printing/prints.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import type { Paper, PaperInput, PaperTable, RowOf } from './paper.ts';

/** How papers are read. */
export function readingOf<
  T extends PaperTable,
  A extends string,
  F extends ActFacts,
  I extends PaperInput,
  G,
>({ table, acts, on, form, live, facts }: Paper<T, A, F, I, G>) {
  type Row = RowOf<T>;
  const plain = table as PgTable as PgTable<never>; // the builder's own types do not follow a table that is a type parameter
  const entity = acts.name;

  /** One paper that must exist. Errors: NOT_FOUND. */
  async function byId(ctx: Ctx, id: string): Promise<Row> {
    const [row] = await rowsById(ctx.db, table, [id]);
    if (!row) throw new DomainError('NOT_FOUND', { entity });
    return row;
  }

  /** The papers of what they stand on, newest first; the reading is logged. Those that the caller may not see are left out. */
  async function listOf(ctx: Ctx, groundId: string, by = on.listed): Promise<Row[]> {
    const ground = await by.byId(ctx, groundId);
    if (!ground) return [];
    const made = on.made(ground);
    const read = ctx.db
      .select()
      .from(plain)
      .where(
        and(
          eq(columnOf(table, by.column), groundId),
          by.but === undefined ? undefined : isNull(columnOf(table, by.but)),
        ),
      )
      .orderBy(desc(table._id))
      .limit(100)
      .execute();
    const seen = read.then((rows) => visibleRecords(ctx, rows as Row[], () => made)); // the columns of the table
    return logged(ctx, { entity, entityId: groundId, BenhNhan_Id: made.BenhNhan_Id }, seen);
  }

  /** The papers of the other thing that they may stand on. */
  async function alsoListOf(ctx: Ctx, id: string): Promise<Row[]> {
    return on.alsoListed ? listOf(ctx, id, on.alsoListed) : [];
  }

  /** The live papers of these visits. One statement. */
  async function ofVisits(ctx: Ctx, visits: readonly string[]): Promise<Row[]> {
    if (visits.length === 0) return [];
    const rows = await ctx.db
      .select()
      .from(plain)
      .where(and(inArray(table.TiepNhan_Id, [...visits]), inArray(table.TrangThai, [...live])));
    return rows as Row[]; // the columns of the table
  }

  /** How often a paper was printed; of a list in one statement. */
  async function timesPrinted(ctx: Ctx, id: string): Promise<number> {
    const read = (of: Ctx, ids: readonly string[]) => printsOf(of, form, ids);
    if (ctx.tx) return (await read(ctx, [id])).get(id) ?? 0;
    return (await loadOne(ctx, `prints:${form}`, id, read)) ?? 0;
  }

  /** What the acts on a paper decide on. */
  async function factsOf(ctx: Ctx, row: Row): Promise<F> {
    const ground = await on.find(ctx, row);
    const node = ground ? on.made(ground).node : null;
    return facts(ctx, row, { ground, node, printed: () => timesPrinted(ctx, idOf(row)) });
  }

  return { byId, listOf, alsoListOf, ofVisits, timesPrinted, factsOf };
}

/** A column of a table by the name of its field. */
export function columnOf(table: PaperTable, field: string): PaperTable['_id'] {
  return cellOf(table, field) as PaperTable['_id']; // a column of the table
}

export const idOf = (row: object): string => String(cellOf(row, '_id'));
