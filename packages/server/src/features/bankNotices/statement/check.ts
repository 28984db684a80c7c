import { eq, sql } from 'drizzle-orm';
import { chunksOf } from '../../../engine/catalogue/imports/gather.ts';
import { nhapDanhMucMucTable as entryTable } from '../../../engine/catalogue/imports/tables.ts';
import type { CheckInput, CheckReport, LineIssue } from '../../../engine/catalogue/imports/types.ts';
import type { Ctx } from '../../../engine/context.ts';
import { houseAccounts } from './accounts.ts';
import { knownOf, withSources } from './known.ts';
import { type Credit, readStatementLine } from './line.ts';

const chunk = 500;

/** Judges every line of a statement: a new transfer, one that is known, nothing to take, or refused with the faults of its cells. */
export async function checkStatement(ctx: Ctx, input: CheckInput): Promise<CheckReport> {
  const began = performance.now();
  await ctx.db.delete(entryTable).where(eq(entryTable.NhapDanhMuc_Id, input.id));
  // 1. what each line says by itself
  const accounts = new Map((await houseAccounts(ctx)).map((one) => [one.SoTaiKhoan, one]));
  const lines: Array<{ row: number; credit: Credit | null; issues: LineIssue[] }> = [];
  const references = new Map<string, number>();
  for await (const some of chunksOf(ctx, input)) {
    for (const line of some) {
      const read = readStatementLine(line, { accounts, now: ctx.now() });
      const credit = read && 'credit' in read ? read.credit : null;
      const issues = read && 'issues' in read ? read.issues : [];
      const twice = credit ? inFile(references, line.row, credit) : null;
      if (twice !== null)
        issues.push({
          ...{ key: 'MaThamChieu', code: 'DUPLICATE_IN_FILE' },
          ...{ value: line.text('MaThamChieu'), details: { row: twice } },
        });
      lines.push({ row: line.row, credit: issues.length > 0 ? null : credit, issues });
    }
    await input.onProgress(lines.length);
  }
  // 2. what is known of the whole
  const credits = lines.flatMap(({ credit }) => credit ?? []);
  const told = withSources(credits);
  const known = await knownOf(ctx, told);
  const at = new Map(credits.map((credit, place) => [credit, place]));
  // 3. what becomes of them
  const count = { catalogue: 'GiaoDichNganHang', Moi: 0, Sua: 0, KhongDoi: 0, BoQua: 0, Loi: 0, TamNgung: 0 };
  const report: CheckReport = { parts: [count], issues: 0, byColumn: {}, seconds: 0 };
  const rows = lines.map(({ row, credit, issues }) => {
    const place = credit ? at.get(credit) : undefined;
    const record = place === undefined ? null : (told[place] ?? null);
    const KetQua =
      issues.length > 0 ? 'Loi' : place === undefined ? 'BoQua' : known[place] ? 'KhongDoi' : 'Moi';
    count[KetQua] += 1;
    report.issues += issues.length;
    for (const { key } of issues) report.byColumn[key] = (report.byColumn[key] ?? 0) + 1;
    return {
      ...{ dong: row, ket_qua: KetQua, ma: record?.MaThamChieu ?? null, record },
      issues: issues.length > 0 ? issues : null,
    };
  });
  for (let from = 0; from < rows.length; from += chunk)
    await ctx.db.execute(sql`
      insert into ${entryTable} (nhap_danh_muc_id, phan, dong, ket_qua, ma, record, issues)
      select ${input.id}::uuid, 0, one.* from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + chunk))}::jsonb)
        as one(dong int, ket_qua text, ma text, record jsonb, issues jsonb)`);
  report.seconds = (performance.now() - began) / 1000;
  return report;
}

/** The earlier line of the file with the same reference and amount; null where there is none. */
function inFile(seen: Map<string, number>, row: number, credit: Credit): number | null {
  const { SoTaiKhoan, MaThamChieu, SoTien } = credit;
  if (!MaThamChieu) return null;
  const key = `${SoTaiKhoan}|${MaThamChieu}|${SoTien}`;
  const where = seen.get(key) ?? null;
  if (where === null) seen.set(key, row);
  return where;
}
