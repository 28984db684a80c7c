import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { sheetBook } from '../../sheetBook.ts';
import type { Cell } from './cells.ts';
import type { ImportRow } from './commands.ts';
import { cellsOf, type StoredLine } from './line.ts';
import { nhapDanhMucMucTable as entryTable, nhapDanhMucDongTable as lineTable } from './tables.ts';
import type { ImportPlan, LineIssue } from './types.ts';

const chunk = 500;
const heading = { vi: 'Lỗi', en: 'Faults' } as const;

/**
 * The refused lines of a file as a workbook: its own header and cells, the faulty ones coloured, and what is wrong in a column of its
 * own behind them, so that the lines are mended there and imported again.
 */
export async function issueWorkbook(ctx: Ctx, row: ImportRow, plan: ImportPlan): Promise<Buffer> {
  const book = sheetBook(heading[ctx.language], { widths: [], frozen: 1 });
  const width = await widthOf(ctx, row._id);
  const header = row.sheet.head.find((line) => line.row === row.sheet.headerRow);
  const heads = cellsOf({ cells: header?.cells ?? [], sua: null }, row.options);
  const names = Array.from({ length: width }, (_, at) => shown(heads[at] ?? ''));
  await book.row([...names, heading[ctx.language]], 'bold');
  const labels = new Map(plan.columns.map(({ key, label }) => [key, label[ctx.language]]));
  for (let after = 0; ; ) {
    const lines = await refusedLines(ctx, row._id, after);
    const last = lines.at(-1);
    if (!last) break;
    for (const { issues, ...stored } of lines) {
      const cells = cellsOf(stored, row.options);
      const told = issues.map(
        ({ key, code, details }) => `${labels.get(key) ?? key}: ${errorText(code, ctx.language, details)}`,
      );
      const faulty = new Set(issues.map(({ key }) => row.mapping[key]?.column));
      const line = [...Array.from({ length: width }, (_, at) => shown(cells[at] ?? '')), told.join('\n')];
      await book.row(line, (at) => (faulty.has(at) ? 'fault' : 'plain'));
    }
    after = last.dong;
    await nextTurn();
  }
  return book.end();
}

type Refused = StoredLine & { dong: number; issues: LineIssue[] };

async function refusedLines(ctx: Ctx, id: string, after: number): Promise<Refused[]> {
  const { rows } = await ctx.db.execute<Refused>(sql`
    select d.dong, d.cells, d.sua, jsonb_path_query_array(jsonb_agg(m.issues order by m.phan), '$[*][*]') as issues
    from ${lineTable} d join ${entryTable} m on m.nhap_danh_muc_id = d.nhap_danh_muc_id and m.dong = d.dong
    where d.nhap_danh_muc_id = ${id} and d.dong > ${after} and m.issues is not null
    group by d.dong, d.cells, d.sua order by d.dong limit ${chunk}`);
  return rows;
}

async function widthOf(ctx: Ctx, id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ width: number }>(
    sql`select coalesce(max(jsonb_array_length(cells)), 1)::int as width from ${lineTable} where nhap_danh_muc_id = ${id}`,
  );
  return rows[0]?.width ?? 1;
}

function shown(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.error;
}
