import { errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import { actionStates } from '../../acts.ts';
import type { Ctx } from '../../context.ts';
import { type ImportRow, importActs, importFacts, isRunning } from './commands.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { ImportPlan, LineIssue } from './types.ts';

/** An import as a screen shows it. */
export function importView(ctx: Ctx, row: ImportRow, plan: ImportPlan) {
  const interrupted =
    (row.TrangThai === 'DangKiemTra' || row.TrangThai === 'DangGhi') && !isRunning(row, ctx.now());
  const failure = interrupted ? { code: 'IMPORT_INTERRUPTED', details: {} } : row.failure;
  return {
    _id: row._id,
    plan: planView(plan),
    TenTep: row.TenTep,
    sha256: row.sha256,
    TrangThai: interrupted ? 'Loi' : row.TrangThai,
    SoDong: row.SoDong,
    SoDongXong: row.SoDongXong,
    sheet: row.sheet,
    mapping: row.mapping,
    options: row.options,
    report: row.report,
    failure: failure
      ? { code: failure.code, message: errorText(failure.code, ctx.language, failure.details) }
      : null,
    hanhDongs: actionStates(ctx, importActs(plan), importFacts(row, ctx.now())),
  };
}

/** A plan as a screen shows it. */
export function planView(plan: ImportPlan) {
  return {
    name: plan.name,
    label: plan.label,
    note: plan.note ?? null,
    catalogues: [...new Set(plan.parts.map(({ catalogue }) => catalogue))],
    whole: plan.parts.some(({ whole }) => whole),
    columns: plan.columns.map(({ key, label, required }) => ({ key, label, required })),
  };
}

export type IssueRow = { row: number; key: string; code: string; value: string; message: string };

/** Faults of an import in the order of the file, from `offset` on; of one column when `key` is given. One statement. */
export async function importIssues(
  ctx: Ctx,
  id: string,
  { key, offset, limit }: { key: string | null; offset: number; limit: number },
): Promise<IssueRow[]> {
  const { rows } = await ctx.db.execute<LineIssue & { row: number }>(sql`
    select m.dong as row, issue.one->>'key' as key, issue.one->>'code' as code, issue.one->>'value' as value,
      coalesce(issue.one->'details', '{}') as details
    from ${entryTable} m, jsonb_array_elements(m.issues) with ordinality as issue(one, place)
    where m.nhap_danh_muc_id = ${id} and m.issues is not null and (${key}::text is null or issue.one->>'key' = ${key}::text)
    order by m.dong, m.phan, issue.place offset ${offset} limit ${limit}`);
  return rows.map(({ details, ...issue }) => ({
    ...issue,
    message: errorText(issue.code, ctx.language, details),
  }));
}
