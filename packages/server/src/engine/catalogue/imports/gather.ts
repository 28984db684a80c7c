import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx } from '../../context.ts';
import { keyFields } from '../columns.ts';
import { cellsOf, fieldText, type Line, lineOf, type StoredLine } from './line.ts';
import { hasOwned, type Owned } from './owned.ts';
import { wantedReferences } from './readCell.ts';
import { exact, fold, type Own, type Resolver } from './resolve.ts';
import { idsByCode, keySign } from './standing.ts';
import { nhapDanhMucDongTable as lineTable } from './tables.ts';
import type { CheckInput, PlanField, PlanPart } from './types.ts';

/** Lines between two questions to the database. */
const chunk = 500;

/** The lines of a file that tell of one entry: the first, and those that bring further rows which it owns, and spare ones, which say the same. */
export type Group = {
  row: number;
  id: string;
  /** The code as the file spells it. */
  written: string;
  more: number[];
  mark: string;
  spare: number[];
};

/** One part of a plan at work; `codes` has the entries of the file by their codes or keys. */
export type Step = {
  part: PlanPart;
  at: number;
  def: CatalogueDef;
  owned: readonly Owned[];
  codes: Map<string, Group>;
  /** The day of the check: 2026-12-31. */
  today: string;
  /** Those of earlier parts about the same catalogue: an entry has one id in all of them. */
  earlier: ReadonlyArray<Map<string, Group>>;
};

/** The lines of an import in chunks, as the mapping sees them. */
export async function* chunksOf(ctx: Ctx, input: CheckInput): AsyncGenerator<Line[]> {
  for (let after = input.headerRow; ; ) {
    const { rows } = await ctx.db.execute<StoredLine & { dong: number }>(sql`
      select dong, cells, sua from ${lineTable} where nhap_danh_muc_id = ${input.id} and dong > ${after} order by dong limit ${chunk}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ dong, ...line }) => lineOf(dong, cellsOf(line, input.options), input));
    after = last.dong;
  }
}

/** These lines of an import, by their rows; one statement, none where nothing is asked for. */
export async function linesAt(
  ctx: Ctx,
  input: CheckInput,
  wanted: readonly number[],
): Promise<Map<number, Line>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await ctx.db.execute<StoredLine & { dong: number }>(sql`
    select dong, cells, sua from ${lineTable} where nhap_danh_muc_id = ${input.id} and dong = any(${sql.param([...wanted])}::int[])`);
  return new Map(rows.map(({ dong, ...line }) => [dong, lineOf(dong, cellsOf(line, input.options), input)]));
}

/** By what a line names its entry: its code with letter case aside, or the values of its key with references by their ids; empty where it names none. */
export function codeOf({ part, def }: Pick<Step, 'part' | 'def'>, line: Line, resolver: Resolver): string {
  const values: string[] = [];
  for (const name of keyFields(def)) {
    const [source, field] = [part.fields[name], def.fields[name]];
    const text = source ? fieldText(line, source) : '';
    if (field?.kind !== 'ref' || text === '') {
      if (text === '' && field?.required) return '';
      values.push(name === def.code ? text.normalize('NFC').toLowerCase() : text.normalize('NFC'));
      continue;
    }
    const hit = resolver.find(field.to, text);
    if (hit === null || hit === 'ambiguous') return '';
    values.push(hit.id);
  }
  return values.join(keySign);
}

/** The columns by which a line names its entry. */
export function keySources({ part, def }: Pick<Step, 'part' | 'def'>): PlanField[] {
  return keyFields(def).flatMap((name) => part.fields[name] ?? []);
}

/** First every code with the id that its entry has or will have, so that lines may refer to lines further down. */
export async function collectCodes(
  ctx: Ctx,
  input: CheckInput,
  step: Step,
  own: Map<string, Map<string, Own>>,
  resolver: Resolver,
): Promise<void> {
  const { part, def, codes, earlier, owned } = step;
  const mine = own.get(def.name) ?? new Map<string, Own>();
  own.set(def.name, mine);
  if (keySources(step).length === 0) return;
  const references = keyFields(def).flatMap((name) => {
    const [source, field] = [part.fields[name], def.fields[name]];
    return source && field ? [[source, field] as const] : [];
  });
  for await (const lines of chunksOf(ctx, input)) {
    const wanted = new Map<string, Set<string>>();
    for (const line of lines) wantedReferences(references, line, wanted);
    await resolver.prepare(wanted);
    const fresh = new Map<string, Omit<Group, 'id'>>();
    for (const line of lines) {
      const code = codeOf(step, line, resolver);
      if (code === '') continue;
      const known = codes.get(code) ?? fresh.get(code);
      const mark = part.mark ? fieldText(line, part.mark) : '';
      const written = keySources(step).map((source) => fieldText(line, source))[0] ?? '';
      if (!known) fresh.set(code, { row: line.row, written, more: [], mark, spare: [] });
      else if (mark !== known.mark && (mark === '' || known.mark === '')) {
        known.spare.push(mark === '' ? line.row : known.row);
        if (mark !== '') Object.assign(known, { row: line.row, mark });
      } else if (hasOwned(owned, line)) known.more.push(line.row);
    }
    const existing = await idsByCode(ctx, def, [...fresh.keys()]);
    for (const [code, group] of fresh) {
      const same = earlier.find((one) => one.has(code))?.get(code)?.id;
      const id = same ?? existing.get(code) ?? v7();
      codes.set(code, { ...group, id });
      if (def.code) mine.set(fold(code), { id, code: exact(group.written) });
    }
    await nextTurn();
  }
}
