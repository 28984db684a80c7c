import type { ActFacts } from '@sen/domain/acts/acts';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { referring } from '../../engine/catalogue/referring.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Addition } from '../../engine/points.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { type TimelineSource, timeline } from '../patients/points.ts';
import type { Paper, PaperInput, PaperTable, RowOf, StoredPaper } from './paper.ts';
import type { readingOf } from './reading.ts';

/** What a paper adds to the points of others: its numbers, its moments, what it refers to, and that it holds what it stands on. */
export function paperAdditions<
  T extends PaperTable,
  A extends string,
  F extends ActFacts,
  I extends PaperInput,
  G,
>(def: Paper<T, A, F, I, G>, { ofVisits }: ReturnType<typeof readingOf<T, A, F, I, G>>): readonly Addition[] {
  const { schema, name } = getTableConfig(def.table);
  const table = `${schema}.${name}`;
  const columns: Record<string, PgColumn> = getTableColumns(def.table);
  const codeColumn = columns[def.record.display?.[0] ?? ''];
  const moments: TimelineSource = {
    momentsOf: async (ctx, { visits }) => {
      if (!ctx.permissions.has('BENH_AN_XEM')) return [];
      const ids = visits.map((visit) => visit._id);
      const rows = await ofVisits(ctx, ids);
      return Promise.all(rows.map((row) => momentOf(ctx, row)));
    },
  };
  const momentOf = async (ctx: Ctx, row: RowOf<T>) => {
    const { _id, NgayTao, TrangThai, TiepNhan_Id, KhamBenh_Id = null } = row as StoredPaper; // columns of every paper
    return {
      _id,
      loai: 'GiayTo' as const,
      at: def.moment.at?.(row) ?? NgayTao,
      ma: String(row[def.moment.number]),
      noiDung: await def.moment.text(row, ctx),
      TrangThai,
      TiepNhan_Id,
      KhamBenh_Id,
      MauIn: def.form,
    };
  };
  return [
    referring.add({
      table,
      label: def.many,
      ...(codeColumn && { code: `r.${codeColumn.name}` }),
      ...def.refers,
    }),
    ...Object.values(def.numbers).map(counter.add),
    timeline.add(moments),
    ...def.on.adds({
      ...{ table, live: def.live, form: def.form, label: def.record.label },
      number: columns[def.moment.number]?.name ?? 'id',
    }),
  ];
}
