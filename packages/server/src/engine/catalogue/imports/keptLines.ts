import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { CheckReport, LineIssue } from './types.ts';

/** What becomes of a line of a file that is no catalogue's. */
export type JudgedLine = {
  row: number;
  result: 'Moi' | 'KhongDoi' | 'BoQua' | 'Loi';
  /** What it is called by; null for none. */
  code: string | null;
  /** What would be written. */
  record: object | null;
  issues: readonly LineIssue[];
};

const chunk = 500;

/** Keeps what would become of every line of a file, in place of an earlier check, and reports it. `began` is of performance.now(). */
export async function keepJudged(
  ctx: Ctx,
  { id, catalogue, began }: { id: string; catalogue: string; began: number },
  lines: readonly JudgedLine[],
): Promise<CheckReport> {
  await ctx.db.delete(entryTable).where(eq(entryTable.NhapDanhMuc_Id, id));
  const count = { catalogue, Moi: 0, Sua: 0, KhongDoi: 0, BoQua: 0, Loi: 0, TamNgung: 0 };
  const report: CheckReport = { parts: [count], issues: 0, byColumn: {}, seconds: 0 };
  const rows = lines.map(({ row, result, code, record, issues }) => {
    count[result] += 1;
    report.issues += issues.length;
    for (const { key } of issues) report.byColumn[key] = (report.byColumn[key] ?? 0) + 1;
    return { dong: row, ket_qua: result, ma: code, record, issues: issues.length > 0 ? issues : null };
  });
  for (let from = 0; from < rows.length; from += chunk)
    await ctx.db.execute(sql`
      insert into ${entryTable} (nhap_danh_muc_id, phan, dong, ket_qua, ma, record, issues)
      select ${id}::uuid, 0, one.* from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + chunk))}::jsonb)
        as one(dong int, ket_qua text, ma text, record jsonb, issues jsonb)`);
  report.seconds = (performance.now() - began) / 1000;
  return report;
}
