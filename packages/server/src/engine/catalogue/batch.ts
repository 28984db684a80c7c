import { type BatchAct, batchMost, copyCode, isBatchField } from '@sen/domain/catalogue/batch';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from '../context.ts';
import { DomainError, refuseIssues } from '../errors.ts';
import { emit } from '../events/events.ts';
import { inTransaction } from '../sql/transaction.ts';
import { auditEntry, type BeforeSave, check, fieldsOf, insertEntry } from './commands.ts';
import { defaultField } from './defaults.ts';
import { refused } from './filters.ts';
import type { Row } from './queries.ts';
import { missingReferences, usesOf, usesText } from './references.ts';
import { catalogueTable } from './tables.ts';

export type BatchArgs = { act: BatchAct; ids: readonly string[]; input?: Row | null };
export type BatchRefusal = { _id: string; code: string; details: Readonly<Record<string, unknown>> };
export type BatchReport = { done: string[]; refused: BatchRefusal[] };

type Batch = { def: CatalogueDef; rows: readonly Row[]; input: Row; hook: BeforeSave | undefined };

const acts: Readonly<Record<BatchAct, (tx: Tx, batch: Batch) => Promise<BatchReport>>> = {
  update: updateAll,
  duplicate: duplicateAll,
  remove: removeAll,
};

/**
 * Does one act with several entries in one transaction, without those that are refused, and says why each is. An entry that is gone is
 * refused as NOT_FOUND. Errors: BAD_INPUT for too many entries, or an input that none of them may be given.
 */
export async function batchEntries(
  ctx: Ctx,
  def: CatalogueDef,
  args: BatchArgs,
  hook?: BeforeSave,
): Promise<BatchReport> {
  const ids = [...new Set(args.ids)];
  if (ids.length > batchMost) refuseIssues([{ path: 'ids', code: 'TOO_MANY', details: { max: batchMost } }]);
  const table = catalogueTable(def.name);
  return inTransaction(ctx, async (tx) => {
    // in one order for all: two batches wait for each other instead of failing
    const found = await tx.db
      .select()
      .from(table)
      .where(inArray(table._id, ids))
      .orderBy(asc(table._id))
      .for('update');
    const alive = new Map(
      found.filter((row) => row['TrangThai'] === 'DangSuDung').map((row) => [String(row['_id']), row]),
    );
    const rows = ids.flatMap((id) => alive.get(id) ?? []);
    const gone = ids.filter((id) => !alive.has(id)).map((_id) => ({ _id, code: 'NOT_FOUND', details: {} }));
    const outcome = await acts[args.act](tx, { def, rows, input: args.input ?? {}, hook });
    // one word for all of them: every open list reads again once
    if (outcome.done.length > 0)
      await emit(tx, { module: 'DanhMuc', process: 'reload', data: { name: def.name } });
    return { done: outcome.done, refused: [...gone, ...outcome.refused] };
  });
}

async function updateAll(tx: Tx, { def, rows, input, hook }: Batch): Promise<BatchReport> {
  const change = fieldsOf(def, input);
  const wrong = Object.keys(change).find((name) => !isBatchField(def, name));
  if (wrong !== undefined) throw refused(wrong, 'NOT_IN_LIST');
  if (Object.keys(change).length === 0) throw refused('input', 'REQUIRED');
  refuseIssues(await missingReferences(tx, def, change));
  const judged = await judgeEach(rows, (before) =>
    check(tx, def, { ...fieldsOf(def, before), ...change }, before, hook, {}),
  );
  if (judged.fine.length === 0) return { done: [], refused: judged.refused };
  const written = await write(tx, def, judged.fine, change);
  await tellAll(tx, def, 'UPDATE', judged.fine, written);
  return { done: judged.fine.map(idOf), refused: judged.refused };
}

async function removeAll(tx: Tx, { def, rows }: Batch): Promise<BatchReport> {
  let going = [...rows];
  const staying: BatchRefusal[] = [];
  // what one that stays refers to stays as well
  for (;;) {
    const ids = going.map(idOf);
    const judged = await judgeEach(going, async (row) => {
      const uses = await usesOf(tx, def, idOf(row), ids);
      const count = uses.reduce((sum, use) => sum + use.count, 0);
      if (count > 0) throw new DomainError('IN_USE', { count, where: usesText(uses) });
    });
    staying.push(...judged.refused);
    going = judged.fine;
    if (judged.refused.length === 0 || going.length === 0) break;
  }
  if (going.length > 0) {
    const written = await write(tx, def, going, { TrangThai: 'DaHuy' });
    await tellAll(tx, def, 'DELETE', going, written);
  }
  return { done: going.map(idOf), refused: staying };
}

async function duplicateAll(tx: Tx, { def, rows, hook }: Batch): Promise<BatchReport> {
  const taken = await takenCodes(tx, def, rows);
  const done: string[] = [];
  const judged = await judgeEach(rows, async (row) => {
    const made = await insertEntry(tx, def, copyOf(def, row, taken), hook);
    await auditEntry(tx, def, 'CREATE', made, null);
    done.push(idOf(made));
  });
  return { done, refused: judged.refused };
}

/** A copy of an entry: suspended until somebody has looked at it, with codes of its own and without pictures. */
function copyOf(def: CatalogueDef, row: Row, taken: ReadonlyMap<string, Set<string>>): Row {
  const own = Object.entries(def.fields).map(([name, field]) => {
    if (field.kind === 'image') return [name, null];
    if (name === defaultField) return [name, false];
    const used = taken.get(name);
    if (!used || field.kind !== 'text') return [name, row[name]];
    // a number with a form of its own cannot be made up
    if (field.digits || (field.pattern && field.pattern !== 'code') || typeof row[name] !== 'string')
      return [name, null];
    const code = copyCode(row[name], field.max, used);
    used.add(code.toLowerCase());
    return [name, code];
  });
  return { ...Object.fromEntries(own), TamNgung: true };
}

/** The values of the fields that tell entries apart which begin like those of the copied ones, in lower case. */
async function takenCodes(
  tx: Tx,
  def: CatalogueDef,
  rows: readonly Row[],
): Promise<Map<string, Set<string>>> {
  const table = catalogueTable(def.name);
  const unique = Object.entries(def.fields).flatMap(([name, field]) =>
    field.kind === 'text' && (field.unique || name === def.code || (def.own && name === def.display))
      ? [name]
      : [],
  );
  const taken = new Map(unique.map((name) => [name, new Set<string>()]));
  if (unique.length === 0 || rows.length === 0) return taken;
  const wanted = Object.fromEntries(unique.flatMap((name) => (table[name] ? [[name, table[name]]] : [])));
  const alike: Array<SQL | undefined> = unique.map((name) => {
    // what is left of a code where the number of its copy takes the place of its end
    const kept = Math.max(0, Math.min(4, lengthMost(def, name) - 5));
    const begins = rows.map(
      (row) =>
        `${String(row[name] ?? '')
          .slice(0, kept)
          .replace(/[\\%_]/g, '\\$&')}%`,
    );
    return sql`${table[name]} ilike any(${sql.param([...new Set(begins)])}::text[])`;
  });
  const found: Row[] = await tx.db
    .select(wanted)
    .from(table)
    .where(or(...alike));
  for (const row of found)
    for (const name of unique) taken.get(name)?.add(String(row[name] ?? '').toLowerCase());
  return taken;
}

function lengthMost(def: CatalogueDef, name: string): number {
  const field = def.fields[name];
  return field?.kind === 'text' ? field.max : 0;
}

/** Judges rows one after the other; what refuses one as a domain error is its reason. */
async function judgeEach(
  rows: readonly Row[],
  judge: (row: Row) => Promise<unknown>,
): Promise<{ fine: Row[]; refused: BatchRefusal[] }> {
  const fine: Row[] = [];
  const refusals: BatchRefusal[] = [];
  for (const row of rows) {
    try {
      await judge(row);
      fine.push(row);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.push({ _id: idOf(row), code: error.code, details: error.details });
    }
  }
  return { fine, refused: refusals };
}

/** One statement for all rows. */
async function write(
  tx: Tx,
  def: CatalogueDef,
  rows: readonly Row[],
  change: Row,
): Promise<Map<string, Row>> {
  const table = catalogueTable(def.name);
  const written: Row[] = await tx.db
    .update(table)
    .set({
      ...change,
      version: sql`${table.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(inArray(table._id, rows.map(idOf)))
    .returning();
  return new Map(written.map((row) => [idOf(row), row]));
}

async function tellAll(
  tx: Tx,
  def: CatalogueDef,
  action: 'UPDATE' | 'DELETE',
  rows: readonly Row[],
  written: ReadonlyMap<string, Row>,
): Promise<void> {
  for (const row of rows) await auditEntry(tx, def, action, written.get(idOf(row)) ?? row, row);
}

function idOf(row: Row): string {
  return String(row['_id']);
}
