import { chunksOf } from '../../../engine/catalogue/imports/gather.ts';
import { type JudgedLine, keepJudged } from '../../../engine/catalogue/imports/keptLines.ts';
import type { CheckInput, CheckReport, LineIssue } from '../../../engine/catalogue/imports/types.ts';
import type { Ctx } from '../../../engine/context.ts';
import { houseAccounts } from './accounts.ts';
import { knownOf, withSources } from './known.ts';
import { type Credit, readStatementLine } from './line.ts';

/** Judges every line of a statement: a new transfer, one that is known, nothing to take, or refused with the faults of its cells. */
export async function checkStatement(ctx: Ctx, input: CheckInput): Promise<CheckReport> {
  const began = performance.now();
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
  const judged = lines.map(({ row, credit, issues }): JudgedLine => {
    const place = credit ? at.get(credit) : undefined;
    const record = place === undefined ? null : (told[place] ?? null);
    const result =
      issues.length > 0 ? 'Loi' : place === undefined ? 'BoQua' : known[place] ? 'KhongDoi' : 'Moi';
    return { row, result, code: record?.MaThamChieu ?? null, record, issues };
  });
  return keepJudged(ctx, { id: input.id, catalogue: 'GiaoDichNganHang', began }, judged);
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
