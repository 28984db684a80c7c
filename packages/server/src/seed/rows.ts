import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { validate } from '@sen/domain/catalogue/validate';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { withKnownWords } from '@sen/domain/catalogues/words/knownWords';
import { v7 } from 'uuid';
import { naturalKey, type SeedTable } from '../../seeds/table.ts';
import { searchKey } from '../engine/catalogue/commands.ts';
import { catalogueTable } from '../engine/catalogue/tables.ts';
import type { Db } from '../engine/database/database.ts';

/** Ids of seeded entries by 'Catalogue:code'. */
export type SeedIds = Map<string, string>;

const chunk = 500;

/** Writes seed rows, every reference by code turned to an id. Throws on a row that its catalogue would refuse. */
export async function writeRows(
  db: Db,
  tables: readonly SeedTable[],
  ids: SeedIds = new Map(),
): Promise<SeedIds> {
  const prepared = tables.map(({ catalogue, rows }) => {
    const def = catalogueByName(catalogue);
    if (!def) throw new Error(`seed: no catalogue ${catalogue}`);
    const withIds = rows.map((row) => ({ _id: v7(), row }));
    for (const { _id, row } of withIds) {
      const key = naturalKey(catalogue)
        .map((field) => String(row[field] ?? ''))
        .join('|');
      ids.set(`${catalogue}:${key}`, _id);
    }
    return { def, rows: withIds };
  });
  for (const { def, rows } of prepared) {
    const values = rows.map(({ _id, row }) => entryOf(def, _id, row, ids));
    for (let at = 0; at < values.length; at += chunk) {
      await db.insert(catalogueTable(def.name)).values(values.slice(at, at + chunk));
    }
  }
  return ids;
}

/** The id of a seeded entry. Throws when the code is unknown. */
export function seedId(ids: SeedIds, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`seed: ${key} is referred to but was not seeded`);
  return id;
}

function entryOf(
  def: CatalogueDef,
  _id: string,
  row: Record<string, unknown>,
  ids: SeedIds,
): Record<string, unknown> {
  const entry = withKnownWords(def.name, resolve(def.fields, row, ids));
  const [issue] = validate(def, entry);
  if (issue) throw new Error(`seed: ${def.name} ${JSON.stringify(row)}: ${issue.path} ${issue.code}`);
  return { _id, ...entry, searchKey: searchKey(def, entry) };
}

/** A row with an id for every reference by code. Throws when a code is unknown. */
export function resolve(
  fields: Readonly<Record<string, Field>>,
  row: Record<string, unknown>,
  ids: SeedIds,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'ref' && typeof value === 'string') return [name, seedId(ids, value)];
      if (field?.kind === 'refs' && Array.isArray(value))
        return [name, value.map((key) => seedId(ids, String(key)))];
      if (field?.kind === 'lines' && Array.isArray(value)) {
        return [name, value.map((line: Record<string, unknown>) => resolve(field.fields, line, ids))];
      }
      return [name, value];
    }),
  );
}
