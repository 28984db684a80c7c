import { errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import { actionStates } from '../../acts/acts.ts';
import type { Ctx } from '../../context.ts';
import { type ImportRow, importActs, importFacts, isRunning } from './commands.ts';
import {
  nhapDanhMucMucTable as entryTable,
  nhapDanhMucTable as importTable,
  nhapDanhMucDongTable as lineTable,
} from './tables.ts';
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
    /** Its step waits for another import. */
    dangCho: isRunning(row, ctx.now()) && row.batDau === null,
    ghiLuc: row.ghiLuc?.toISOString() ?? null,
    SoDong: row.SoDong,
    SoDongXong: row.SoDongXong,
    sheet: row.sheet,
    mapping: row.mapping,
    options: row.options,
    report: row.report,
    failure: failure
      ? { code: failure.code, message: errorText(failure.code, ctx.language, failure.details) }
      : null,
    hanhDongs: actionStates(ctx, importActs(plan), importFacts(row, plan, ctx.now())),
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
    undoable: plan.after === undefined,
    /** It fills records that are no catalogue: what becomes of those that exist is decided line by line. */
    ofRecords: plan.records !== undefined,
    shipped: plan.shipped?.source ?? null,
    columns: plan.columns.map(({ key, label, required, requiredWith, derived, holds }) => ({
      key,
      label,
      required,
      requiredWith: requiredWith ?? null,
      derived: derived ?? null,
      holds: holds ?? null,
    })),
  };
}

export type IssueRow = {
  row: number;
  key: string;
  code: string;
  value: string;
  message: string;
  /** What was typed for the cell since the check; null where nothing was. */
  mended: string | null;
  /** It stands in a cell of the file, which can be mended on the screen. */
  canMend: boolean;
};

/** Faults of an import in the order of the file, from `offset` on; of one column when `key` is given. One statement. */
export async function importIssues(
  ctx: Ctx,
  id: string,
  { key, offset, limit }: { key: string | null; offset: number; limit: number },
): Promise<IssueRow[]> {
  const { rows } = await ctx.db.execute<LineIssue & Pick<IssueRow, 'row' | 'mended' | 'canMend'>>(sql`
    select m.dong as row, issue.one->>'key' as key, issue.one->>'code' as code, issue.one->>'value' as value,
      coalesce(issue.one->'details', '{}') as details, place.at is not null as "canMend",
      case when (i.report ->> 'mended')::int > 0 then d.sua ->> place.at end as mended
    from ${importTable} i join ${entryTable} m on m.nhap_danh_muc_id = i.id
      cross join jsonb_array_elements(m.issues) with ordinality as issue(one, place)
      cross join lateral (select i.mapping -> (issue.one->>'key') ->> 'column' as at) place
      left join ${lineTable} d on d.nhap_danh_muc_id = i.id and d.dong = m.dong
    where i.id = ${id} and m.issues is not null and (${key}::text is null or issue.one->>'key' = ${key}::text)
    order by m.dong, m.phan, issue.place offset ${offset} limit ${limit}`);
  return rows.map(({ details, ...issue }) => ({
    ...issue,
    message: errorText(issue.code, ctx.language, details),
  }));
}
