import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { type Issue, validate } from '@sen/domain/catalogue/validate';
import { withKnownWords } from '@sen/domain/catalogues/words/knownWords';
import { searchKeyOf } from '@sen/domain/names/searchKey';
import { eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../context.ts';
import { DomainError, databaseFailure, refuseIssues } from '../errors.ts';
import { emit } from '../events/events.ts';
import { columnName } from '../sql/columns.ts';
import { inTransaction } from '../sql/transaction.ts';
import { clearOtherDefaults, defaultGroup, lockDefault } from './defaults.ts';
import { ringIssues } from './hierarchy.ts';
import { nameIssues } from './ownNames.ts';
import { foreignPictures } from './pictures.ts';
import type { Row } from './queries.ts';
import { missingReferences, usesOf, usesText } from './references.ts';
import { catalogueTable } from './tables.ts';

/** A check of one catalogue that only the server can make, before an entry is written. */
export type BeforeSave = (tx: Tx, entry: Row, before: Row | null) => Promise<Issue[]>;

/** Adds an entry. Errors: BAD_INPUT with its issues, a taken code among them. */
export async function createEntry(
  ctx: Ctx,
  def: CatalogueDef,
  input: Row,
  beforeSave?: BeforeSave,
): Promise<Row> {
  return inTransaction(ctx, async (tx) => {
    await lockDefault(tx, def, fieldsOf(def, input));
    const row = await insertEntry(tx, def, input, beforeSave);
    await tell(tx, def, 'create', row, null);
    await oneDefault(tx, def, row);
    return row;
  });
}

/** Judges and writes a new entry, and tells nobody yet. */
export async function insertEntry(
  tx: Tx,
  def: CatalogueDef,
  input: Row,
  beforeSave: BeforeSave | undefined,
): Promise<Row> {
  const entry = withKnownWords(def.name, fieldsOf(def, input));
  await check(tx, def, entry, null, beforeSave);
  const [row] = await uniquely(def, () =>
    tx.db
      .insert(catalogueTable(def.name))
      .values({
        ...entry,
        searchKey: searchKey(def, entry),
        NguoiTao_Id: actor(tx),
        NguoiCapNhat_Id: actor(tx),
      })
      .returning(),
  );
  if (!row) throw new Error(`${def.name}: an entry was not written`);
  return row;
}

/** Changes the fields that are given. Errors: NOT_FOUND, CONFLICT with the current entry, BAD_INPUT. */
export async function updateEntry(
  ctx: Ctx,
  def: CatalogueDef,
  id: string,
  input: Row,
  beforeSave?: BeforeSave,
): Promise<Row> {
  const table = catalogueTable(def.name);
  return inTransaction(ctx, async (tx) => {
    await lockDefault(tx, def, input);
    const [before] = await tx.db.select().from(table).where(eq(table._id, id)).for('update');
    if (before?.['TrangThai'] !== 'DangSuDung') throw new DomainError('NOT_FOUND');
    const seen = input['version'];
    if (typeof seen === 'number' && seen !== before['version']) {
      throw new DomainError('CONFLICT', { current: withoutKey(before) });
    }
    const entry = { ...fieldsOf(def, before), ...fieldsOf(def, input) };
    await check(tx, def, entry, before, beforeSave);
    const [row] = await uniquely(def, () =>
      tx.db
        .update(table)
        .set({
          ...entry,
          searchKey: searchKey(def, entry),
          version: sql`${table.version} + 1`,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        })
        .where(eq(table._id, id))
        .returning(),
    );
    if (!row) throw new DomainError('NOT_FOUND');
    await tell(tx, def, 'update', row, before);
    // an entry that was the default already excludes whatever it excluded
    if (defaultGroup(def, row) !== defaultGroup(def, before)) await oneDefault(tx, def, row);
    return row;
  });
}

/** Removes entries, all or none. `judge` throws for one that may not be. Error: IN_USE with `uses`, the kinds of places that refer to one, their counts and first codes. */
export async function removeEntries(
  ctx: Ctx,
  def: CatalogueDef,
  ids: readonly string[],
  judge: (row: Row) => void = () => undefined,
): Promise<number> {
  const table = catalogueTable(def.name);
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(table)
      .where(inArray(table._id, [...ids]))
      .for('update');
    const alive = rows.filter((row) => row['TrangThai'] === 'DangSuDung');
    for (const row of alive) {
      judge(row);
      const uses = await usesOf(tx, def, String(row['_id']), ids);
      const count = uses.reduce((sum, use) => sum + use.count, 0);
      if (count > 0) {
        throw new DomainError('IN_USE', {
          count,
          where: usesText(uses),
          uses,
          id: row['_id'],
        });
      }
    }
    for (const row of alive) {
      await tx.db
        .update(table)
        .set({
          TrangThai: 'DaHuy',
          version: sql`${table.version} + 1`,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        })
        .where(eq(table._id, row['_id']));
      await tell(tx, def, 'delete', { ...row, TrangThai: 'DaHuy' }, row);
    }
    return alive.length;
  });
}

async function oneDefault(tx: Tx, def: CatalogueDef, row: Row): Promise<void> {
  for (const { before, after } of await clearOtherDefaults(tx, def, row))
    await tell(tx, def, 'update', after, before);
}

/** Refuses an entry that may not be written as it is. `referring`: the part of it whose references are asked for; all of it without. */
export async function check(
  tx: Tx,
  def: CatalogueDef,
  entry: Row,
  before: Row | null,
  beforeSave: BeforeSave | undefined,
  referring: Row = entry,
): Promise<void> {
  refuseIssues(validate(def, entry, today(tx)));
  refuseIssues(await missingReferences(tx, def, referring));
  if (before) refuseIssues(await ringIssues(tx, def, entry, before));
  refuseIssues(await foreignPictures(tx, def, entry, before));
  refuseIssues(await nameIssues(tx, def, entry, before));
  if (beforeSave) refuseIssues(await beforeSave(tx, entry, before));
}

/** The catalogue's own fields of an input; blank text counts as empty. */
export function fieldsOf(def: CatalogueDef, input: Row): Row {
  const names = [...Object.keys(def.fields), 'TamNgung'];
  const given = names.filter((name) => input[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => {
      const value = input[name];
      const spec = def.fields[name];
      const empty = value === null || (typeof value === 'string' && value.trim() === '');
      if (!empty) return [name, typeof value === 'string' ? value.normalize('NFC') : value];
      if (spec?.kind === 'bool' || name === 'TamNgung') return [name, false];
      return [name, spec?.kind === 'refs' || spec?.kind === 'lines' ? [] : null];
    }),
  );
}

/** The words an entry is found by. What is confidential is not among them: everybody searches. */
export function searchKey(def: CatalogueDef, entry: Row): string {
  const open = def.searchBy.filter((field) => !def.fields[field]?.confidential);
  return searchKeyOf(open.map((field) => entry[field]).filter((value) => typeof value === 'string'));
}

async function uniquely<T>(def: CatalogueDef, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.code !== '23505') throw error;
    const field = Object.keys(def.fields).find(
      (name) =>
        failure.constraint?.replace(/_nocase$/, '_unique') ===
        `${columnName(def.name)}_${columnName(name)}_unique`,
    );
    throw new DomainError('BAD_INPUT', { issues: [{ path: field ?? '', code: 'DUPLICATE' }] });
  }
}

async function tell(
  tx: Tx,
  def: CatalogueDef,
  process: 'create' | 'update' | 'delete',
  row: Row,
  before: Row | null,
): Promise<void> {
  const action = process === 'create' ? 'CREATE' : process === 'update' ? 'UPDATE' : 'DELETE';
  await auditEntry(tx, def, action, row, before);
  await emit(tx, { module: 'DanhMuc', process, data: { name: def.name, _id: row['_id'] } });
}

/** Notes an act on an entry in the log. */
export function auditEntry(
  tx: Tx,
  def: CatalogueDef,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  row: Row,
  before: Row | null,
): Promise<void> {
  return audit(tx, {
    action,
    entity: def.name,
    entityId: String(row['_id']),
    before: before ? withoutKey(before) : null,
    after: withoutKey(row),
  });
}

function withoutKey({ searchKey: _key, ...entry }: Row): Row {
  return entry;
}
