import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { columnName } from '../../sql/columns.ts';
import { catalogueTable } from '../tables.ts';
import type { Step } from './gather.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { CheckInput, CheckReport, PartReport } from './types.ts';

type Pointer = { step: Step; counts: PartReport; key: string; to: string; points: SQL };

/**
 * Refuses good lines that refer to an entry which the file brings on a refused one: written without it they would point at nothing. Goes
 * on until no further line is refused, since lines refer to each other.
 */
export async function refuseDangling(
  ctx: Ctx,
  input: CheckInput,
  steps: ReadonlyArray<{ step: Step; counts: PartReport }>,
  report: CheckReport,
): Promise<void> {
  if (report.issues === 0) return;
  const filled = new Set(input.plan.parts.map(({ catalogue }) => catalogue));
  const pointers = steps.flatMap(({ step, counts }) => pointersOf(step, counts, filled));
  for (let refused = 1; refused > 0; ) {
    refused = 0;
    for (const pointer of pointers) refused += await refuse(ctx, input.id, pointer, report);
  }
}

/** Where the entries of a part refer to catalogues that the file fills; `b.muc_id` is the entry that is asked for. */
function pointersOf(step: Step, counts: PartReport, filled: ReadonlySet<string>): Pointer[] {
  const { part, def } = step;
  const asked = sql`b.muc_id::text`;
  return Object.entries(def.fields).flatMap(([name, field]): Pointer[] => {
    const value = sql`m.record -> ${columnName(name)}::text`;
    const source = part.fields[name];
    if ((field.kind === 'ref' || field.kind === 'refs') && filled.has(field.to) && source) {
      const points = field.kind === 'ref' ? sql`${value} = to_jsonb(${asked})` : sql`${value} ? ${asked}`;
      return [{ step, counts, key: source.from, to: field.to, points }];
    }
    if (field.kind !== 'lines') return [];
    return Object.entries(field.fields).flatMap(([cell, inner]): Pointer[] => {
      const from = part.lines?.[name]?.[cell]?.from;
      if ((inner.kind !== 'ref' && inner.kind !== 'refs') || !filled.has(inner.to) || !from) return [];
      const points = sql`exists (select 1 from jsonb_array_elements(${value}) e where e -> ${cell}::text @> to_jsonb(${asked}))`;
      return [{ step, counts, key: from, to: inner.to, points }];
    });
  });
}

async function refuse(
  ctx: Ctx,
  id: string,
  { step, counts, key, to, points }: Pointer,
  report: CheckReport,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ was: 'Moi' | 'Sua' | 'KhongDoi' | 'BoQua' }>(sql`
    with bad as materialized (
      select b.muc_id, min(b.dong) as dong from ${entryTable} b
      where b.nhap_danh_muc_id = ${id} and b.ket_qua = 'Loi' and b.muc_id is not null
        and not exists (select 1 from ${catalogueTable(to)} t where t.id = b.muc_id)
        and not exists (select 1 from ${entryTable} g where g.nhap_danh_muc_id = ${id} and g.muc_id = b.muc_id and g.ket_qua in ('Moi', 'Sua'))
      group by b.muc_id
    ), hit as materialized (
      select m.dong, m.ket_qua as was, min(b.dong) as cause from ${entryTable} m join bad b on ${points}
      where m.nhap_danh_muc_id = ${id} and m.phan = ${step.at} and m.ket_qua in ('Moi', 'Sua') group by m.dong, m.ket_qua
    )
    update ${entryTable} m set ket_qua = 'Loi', record = null, extra = null, issues = jsonb_build_array(jsonb_build_object(
      'key', ${key}::text, 'code', 'REFERENCE_REFUSED', 'value', '', 'details', jsonb_build_object('row', h.cause)))
    from hit h where m.nhap_danh_muc_id = ${id} and m.phan = ${step.at} and m.dong = h.dong
    returning h.was`);
  for (const { was } of rows) {
    counts[was] -= 1;
    counts.Loi += 1;
    report.issues += 1;
    report.byColumn[key] = (report.byColumn[key] ?? 0) + 1;
  }
  return rows.length;
}
