import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { columnName } from '../../columns.ts';
import type { Ctx } from '../../context.ts';
import { searchKey } from '../commands.ts';
import type { Row } from '../queries.ts';
import type { Cell } from './cells.ts';
import { isUnchanged } from './compare.ts';
import {
  fieldOf,
  fieldText,
  givenFields,
  type Line,
  lineOf,
  readEntry,
  readExtra,
  wantedReferences,
} from './readEntry.ts';
import { key, makeResolver, type Resolver } from './resolve.ts';
import { existingByCode, idsByCode, missingCount, takenValues } from './standing.ts';
import { nhapDanhMucMucTable as entryTable, nhapDanhMucDongTable as lineTable } from './tables.ts';
import type {
  CheckReport,
  ImportOptions,
  ImportPlan,
  LineIssue,
  Mapping,
  PartReport,
  PlanPart,
} from './types.ts';

/** Lines that are read and judged before others get their turn, and between two questions to the database. */
const turn = 100;
const chunk = 500;

export type CheckInput = {
  id: string;
  plan: ImportPlan;
  mapping: Mapping;
  options: ImportOptions;
  /** Lines up to this one are no data. */
  headerRow: number;
  rows: number;
  /** Told after each chunk; throws when the check is given up. */
  onProgress: (done: number) => Promise<void>;
};

type Step = {
  part: PlanPart;
  at: number;
  def: CatalogueDef;
  codes: Map<string, { row: number; id: string }>;
};

/**
 * Reads every line of an import against its plan and writes down what would become of it; the catalogues stay as they are. References,
 * existing entries and taken values are looked up once a chunk of lines.
 */
export async function checkLines(ctx: Ctx, input: CheckInput): Promise<CheckReport> {
  const began = performance.now();
  await ctx.db.delete(entryTable).where(eq(entryTable.NhapDanhMuc_Id, input.id));
  const own = new Map<string, Map<string, string>>();
  const resolver = makeResolver(ctx, own);
  const report: CheckReport = { parts: [], issues: 0, byColumn: {}, seconds: 0 };
  const steps: Array<{ step: Step; told: PartReport }> = [];
  for (const [at, part] of input.plan.parts.entries()) {
    const def = catalogueByName(part.catalogue);
    if (!def) throw new Error(`there is no catalogue ${part.catalogue}`);
    const step: Step = { part, at, def, codes: new Map() };
    const earlier = steps.filter((one) => one.step.def === def).map((one) => one.step.codes);
    await collectCodes(ctx, input, step, earlier, own);
    steps.push({ step, told: await checkPart(ctx, input, step, resolver, report) });
  }
  report.parts = steps.map(({ told }) => told);
  for (const { step, told } of steps) {
    if (!input.options.suspendMissing || !step.part.whole) continue;
    told.TamNgung = await missingCount(ctx, input.id, input.plan, step.part, step.def);
  }
  report.seconds = (performance.now() - began) / 1000;
  return report;
}

/** The lines of an import in chunks, as the mapping sees them. */
async function* chunksOf(ctx: Ctx, input: CheckInput): AsyncGenerator<Line[]> {
  for (let after = input.headerRow; ; ) {
    const { rows } = await ctx.db.execute<{ dong: number; cells: Cell[] }>(sql`
      select dong, cells from ${lineTable} where nhap_danh_muc_id = ${input.id} and dong > ${after} order by dong limit ${chunk}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ dong, cells }) => lineOf(dong, cells, input.mapping));
    after = last.dong;
  }
}

/** First every code with the id that its entry has or will have, so that lines may refer to lines further down. */
async function collectCodes(
  ctx: Ctx,
  input: CheckInput,
  { part, def, codes }: Step,
  /** Those of earlier parts about the same catalogue: an entry has one id in all of them. */
  earlier: ReadonlyArray<Step['codes']>,
  own: Map<string, Map<string, string>>,
): Promise<void> {
  const source = def.code ? part.fields[def.code] : undefined;
  const mine = own.get(def.name) ?? new Map<string, string>();
  own.set(def.name, mine);
  if (!source) return;
  for await (const lines of chunksOf(ctx, input)) {
    const fresh = new Map<string, number>();
    for (const line of lines) {
      const code = fieldText(line, source);
      if (code !== '' && !codes.has(code) && !fresh.has(code)) fresh.set(code, line.row);
    }
    const existing = await idsByCode(ctx, def, [...fresh.keys()]);
    for (const [code, row] of fresh) {
      const same = earlier.find((one) => one.has(code))?.get(code)?.id;
      const id = same ?? existing.get(code) ?? v7();
      codes.set(code, { row, id });
      mine.set(key(code), id);
    }
    await nextTurn();
  }
}

async function checkPart(
  ctx: Ctx,
  input: CheckInput,
  step: Step,
  resolver: Resolver,
  report: CheckReport,
): Promise<PartReport> {
  const { part, def } = step;
  const told: PartReport = {
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
    ...Object.values(part.extra ?? {}).map(({ field, ...source }) => [source, field] as const),
  ].filter((pair): pair is [(typeof pair)[0], Field] => pair[1] !== undefined);
  const unique = Object.entries(def.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.unique && name !== def.code ? [name] : [],
  );
  const seen = new Map<string, number>();
  let done = 0;
  for await (const lines of chunksOf(ctx, input)) {
    const wanted = new Map<string, Set<string>>();
    for (const line of lines) wantedReferences(readable, line, wanted);
    await resolver.prepare(wanted);
    const codeOf = (line: Line) => {
      const source = def.code ? part.fields[def.code] : undefined;
      return source ? fieldText(line, source) : '';
    };
    const existing = await existingByCode(ctx, def, lines.map(codeOf));
    const made: Judged[] = [];
    for (const [index, line] of lines.entries()) {
      if (index % turn === turn - 1) await nextTurn();
      const code = codeOf(line);
      if (part.repeated && (code === '' || step.codes.get(code)?.row !== line.row)) continue;
      made.push(judge(input, step, fields, line, code, existing.get(code) ?? null, resolver, seen, unique));
    }
    await takenValues(ctx, def, unique, made);
    for (const one of made) count(one, told, report);
    await keep(ctx, input.id, step.at, made);
    done += lines.length;
    await input.onProgress(
      Math.round(((step.at + done / Math.max(1, input.rows)) / input.plan.parts.length) * input.rows),
    );
  }
  return told;
}

/** What becomes of one line in one part. */
export type Judged = {
  row: number;
  code: string;
  id: string;
  result: 'Moi' | 'Sua' | 'KhongDoi' | 'BoQua' | 'Loi';
  version: number | null;
  entry: Row;
  record: Row | null;
  extra: Row;
  issues: LineIssue[];
};

function judge(
  input: CheckInput,
  { part, def, codes }: Step,
  fields: ReadonlyArray<readonly [string, PlanPart['fields'][string]]>,
  line: Line,
  code: string,
  before: Row | null,
  resolver: Resolver,
  seen: Map<string, number>,
  unique: readonly string[],
): Judged {
  const { entry, issues } = readEntry(def, fields, { ...part.constants }, line, before, resolver);
  const { extra, issues: others } = readExtra(part, line, resolver);
  issues.push(...others);
  const first = codes.get(code);
  const codeKey = (def.code ? part.fields[def.code]?.from : undefined) ?? '';
  if (code !== '' && first && first.row !== line.row)
    issues.push({ key: codeKey, code: 'DUPLICATE_IN_FILE', value: code, details: { row: first.row } });
  for (const name of unique) {
    const value = entry[name];
    if (typeof value !== 'string' || value === '') continue;
    const where = seen.get(`${name} ${value}`);
    if (where === undefined) seen.set(`${name} ${value}`, line.row);
    else
      issues.push({
        key: part.fields[name]?.from ?? name,
        code: 'DUPLICATE_IN_FILE',
        value,
        details: { row: where },
      });
  }
  const id = first?.id ?? v7();
  const result =
    issues.length > 0
      ? 'Loi'
      : !before
        ? 'Moi'
        : input.options.existing === 'skip'
          ? 'BoQua'
          : isUnchanged(def, before, entry)
            ? 'KhongDoi'
            : 'Sua';
  const record = result === 'Moi' || result === 'Sua' ? recordOf(def, id, entry) : null;
  return {
    row: line.row,
    code,
    id,
    result,
    version: before ? Number(before['version']) : null,
    entry,
    record,
    extra,
    issues,
  };
}

/** An entry by the columns of its table. */
function recordOf(def: CatalogueDef, id: string, entry: Row): Row {
  const fields = Object.entries(def.fields).map(([name, field]) => {
    const value = entry[name];
    const empty = value === undefined || value === null || value === '';
    const none = field.kind === 'bool' ? false : field.kind === 'refs' || field.kind === 'lines' ? [] : null;
    return [columnName(name), empty ? none : value];
  });
  return {
    id,
    tam_ngung: entry['TamNgung'] === true,
    search_key: searchKey(def, entry),
    ...Object.fromEntries(fields),
  };
}

function count(one: Judged, told: PartReport, report: CheckReport): void {
  told[one.result] += 1;
  report.issues += one.issues.length;
  for (const issue of one.issues) report.byColumn[issue.key] = (report.byColumn[issue.key] ?? 0) + 1;
}

async function keep(ctx: Ctx, id: string, part: number, made: readonly Judged[]): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map((one) => ({
    dong: one.row,
    ket_qua: one.result,
    muc_id: one.id,
    ma: one.code === '' ? null : one.code,
    phien_ban: one.version,
    record: one.record,
    extra: Object.keys(one.extra).length > 0 ? one.extra : null,
    issues: one.issues.length > 0 ? one.issues : null,
  }));
  await ctx.db.execute(sql`
    insert into ${entryTable} (nhap_danh_muc_id, phan, dong, ket_qua, muc_id, ma, phien_ban, record, extra, issues)
    select ${id}::uuid, ${part}::int, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one(dong int, ket_qua text, muc_id uuid, ma text, phien_ban int, record jsonb, extra jsonb, issues jsonb)`);
}
