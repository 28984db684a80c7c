import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { eq, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../context.ts';
import { catalogueCheck, type FileCheck } from '../api.ts';
import { refuseDangling } from './dangling.ts';
import { chunksOf, codeOf, collectCodes, linesAt, type Step } from './gather.ts';
import { type Judged, judge } from './judge.ts';
import type { Line } from './line.ts';
import { hasOwned, ownedOf } from './owned.ts';
import { wantedReferences } from './readCell.ts';
import { fieldOf, givenFields } from './readEntry.ts';
import { makeResolver, type Own, type Resolver } from './resolve.ts';
import { noteParents, parentsOf, refuseRings } from './rings.ts';
import { existingByCode, missingCount, takenValues } from './standing.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { CheckInput, CheckReport, LineIssue, PartReport, PlanPart } from './types.ts';

/** Entries that are judged before others get their turn. */
const turn = 100;

/** So many other spellings are told. */
const toldSpellings = 50;

/**
 * Reads every line of an import against its plan and writes down what would become of it; the catalogues stay as they are. References,
 * existing entries and taken values are looked up once a chunk of lines.
 */
export async function checkLines(ctx: Ctx, input: CheckInput): Promise<CheckReport> {
  const began = performance.now();
  await ctx.db.delete(entryTable).where(eq(entryTable.NhapDanhMuc_Id, input.id));
  const own = new Map<string, Map<string, Own>>();
  const resolver = makeResolver(ctx, own);
  const report: CheckReport = { parts: [], issues: 0, byColumn: {}, seconds: 0 };
  const steps: Array<{ step: Step; counts: PartReport }> = [];
  for (const [at, part] of input.plan.parts.entries()) {
    const def = catalogueByName(part.catalogue);
    if (!def) throw new Error(`there is no catalogue ${part.catalogue}`);
    const earlier = steps.filter((one) => one.step.def === def).map((one) => one.step.codes);
    const step: Step = {
      part,
      at,
      def,
      owned: ownedOf(def, part, input.mapping),
      codes: new Map(),
      earlier,
      today: today(ctx),
    };
    await collectCodes(ctx, input, step, own, resolver);
    steps.push({ step, counts: await checkPart(ctx, input, step, resolver, report) });
  }
  await refuseDangling(ctx, input, steps, report);
  report.parts = steps.map(({ counts }) => counts);
  for (const { step, counts } of steps) {
    if (!input.options.suspendMissing || !step.part.whole) continue;
    counts.TamNgung = await missingCount(ctx, input.id, input.plan, step.part, step.def);
  }
  if (input.plan.foresee && report.issues === 0) report.further = await input.plan.foresee(ctx, input.id);
  report.spellings = resolver.spellings().slice(0, toldSpellings);
  report.seconds = (performance.now() - began) / 1000;
  return report;
}

async function checkPart(
  ctx: Ctx,
  input: CheckInput,
  step: Step,
  resolver: Resolver,
  report: CheckReport,
): Promise<PartReport> {
  const { part, def, owned } = step;
  const counts: PartReport = {
    catalogue: def.name,
    Moi: 0,
    Sua: 0,
    KhongDoi: 0,
    BoQua: 0,
    Loi: 0,
    TamNgung: 0,
  };
  const fields = givenFields(part, input.mapping);
  const readable = [
    ...fields.map(([name, source]) => [source, fieldOf(def, name)] as const),
    ...owned.flatMap(({ cells }) => cells.map(({ source, field }) => [source, field] as const)),
    ...Object.values(part.extra ?? {}).map(({ field, ...source }) => [source, field] as const),
  ].filter((pair): pair is [(typeof pair)[0], Field] => pair[1] !== undefined);
  const unique = Object.entries(def.fields).flatMap(([name, field]) =>
    field.kind === 'text' &&
    name !== def.code &&
    (field.unique || (def.own?.oneNameInAll && name === def.display))
      ? [name]
      : [],
  );
  const seen = new Map<string, number>();
  const parents = parentsOf(step);
  const checkFile = catalogueCheck.get(def.name)?.file?.();
  let done = 0;
  for await (const lines of chunksOf(ctx, input)) {
    const wanted = new Map<string, Set<string>>();
    const entries = await entriesOf(ctx, input, step, lines, resolver);
    for (const { line, more } of entries)
      for (const one of [line, ...more]) wantedReferences(readable, one, wanted);
    await resolver.prepare(wanted);
    const existing = await existingByCode(
      ctx,
      def,
      entries.map(({ code }) => code),
    );
    const made: Judged[] = [];
    for (const [index, { code, line, more }] of entries.entries()) {
      if (index % turn === turn - 1) await nextTurn();
      made.push(
        judge(input, step, fields, [line, ...more], code, existing.get(code) ?? null, resolver, seen, unique),
      );
    }
    await takenValues(ctx, def, unique, made);
    await ownFaults(ctx, part, made, checkFile);
    for (const one of made) count(one, counts, report);
    noteParents(parents, made);
    await keep(ctx, input.id, step.at, made);
    done += lines.length;
    await input.onProgress(
      Math.round(((step.at + done / Math.max(1, input.rows)) / input.plan.parts.length) * input.rows),
    );
  }
  await refuseRings(ctx, input, step, parents, counts, report);
  return counts;
}

/** The entries whose first line is among these, each with its further lines. */
async function entriesOf(
  ctx: Ctx,
  input: CheckInput,
  step: Step,
  lines: readonly Line[],
  resolver: Resolver,
): Promise<Array<{ code: string; line: Line; more: Line[] }>> {
  const { part, owned, codes, earlier } = step;
  const entries = lines.flatMap((line) => {
    const code = codeOf(step, line, resolver);
    const group = codes.get(code);
    const isFirst = group?.row === line.row;
    if (group?.spare.includes(line.row)) return [];
    if (part.unlessEarlier && earlier.some((one) => one.has(code))) return [];
    if (part.repeated && (code === '' || !isFirst)) return [];
    if (group && !isFirst && hasOwned(owned, line)) return [];
    return [{ code, line, rows: isFirst ? group.more : [] }];
  });
  const further = await linesAt(
    ctx,
    input,
    entries.flatMap(({ rows }) => rows),
  );
  return entries.map(({ code, line, rows }) => ({
    code,
    line,
    more: rows.flatMap((row) => further.get(row) ?? []),
  }));
}

/** Adds what the feature that checks the entries of a catalogue says to those of the file, in the order of its lines. */
async function ownFaults(
  ctx: Ctx,
  part: PlanPart,
  made: readonly Judged[],
  check: ReturnType<FileCheck> | undefined,
): Promise<void> {
  if (!check) return;
  for (const one of made) {
    if (one.result !== 'Moi' && one.result !== 'Sua') continue;
    for (const { path, code, details = {} } of await check(ctx, { id: one.id, entry: one.entry })) {
      const key = part.fields[path]?.from ?? path;
      one.issues.push({ row: one.row, key, code, value: String(one.entry[path] ?? ''), details });
      one.result = 'Loi';
    }
  }
}

function count(one: Judged, counts: PartReport, report: CheckReport): void {
  counts[one.result] += 1;
  report.issues += one.issues.length;
  for (const issue of one.issues) report.byColumn[issue.key] = (report.byColumn[issue.key] ?? 0) + 1;
}

async function keep(ctx: Ctx, id: string, part: number, made: readonly Judged[]): Promise<void> {
  if (made.length === 0) return;
  const rows = made
    .flatMap((one) => linesOf(one))
    .map(({ row, one, issues }) => ({
      dong: row,
      ket_qua: one.result,
      muc_id: one.id,
      ma: one.code === '' ? null : one.code,
      phien_ban: one.version,
      record: one.record,
      extra: Object.keys(one.extra).length > 0 ? one.extra : null,
      issues,
    }));
  await ctx.db.execute(sql`
    insert into ${entryTable} (nhap_danh_muc_id, phan, dong, ket_qua, muc_id, ma, phien_ban, record, extra, issues)
    select ${id}::uuid, ${part}::int, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one(dong int, ket_qua text, muc_id uuid, ma text, phien_ban int, record jsonb, extra jsonb, issues jsonb)`);
}

/** Every line of a refused entry is told, those without a fault too: it is mended as a whole. */
function linesOf(one: Judged): Array<{ row: number; one: Judged; issues: LineIssue[] | null }> {
  if (one.result !== 'Loi') return [{ row: one.row, one, issues: null }];
  return [one.row, ...one.more].map((row) => ({
    row,
    one,
    issues: one.issues.filter((issue) => issue.row === row).map(({ row: _row, ...issue }) => issue),
  }));
}
