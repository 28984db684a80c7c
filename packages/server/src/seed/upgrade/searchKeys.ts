import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { cataloguesWithWords, withKnownWords } from '@sen/domain/catalogues/words/knownWords';
import { sql } from 'drizzle-orm';
import { searchKey } from '../../engine/catalogue/commands.ts';
import type { Row } from '../../engine/catalogue/queries.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Tx } from '../../engine/context.ts';
import type { UpgradeStep } from './upgrade.ts';

/** The list of diseases has fifteen thousand. */
const chunk = 2000;

/** Writes the search keys of these catalogues anew, as their definitions have them now. */
export function searchWithoutConfidential(names: readonly string[]): UpgradeStep {
  return async (tx) => {
    for (const name of names) {
      const def = catalogueByName(name);
      if (!def) throw new Error(`there is no catalogue ${name}`);
      await writeKeys(tx, def);
    }
  };
}

/**
 * Entries without search words get those that are known of their name or code, and every catalogue its search keys as they are made now.
 * Whoever changed a name is known by the words of the name that stands there.
 */
export const knownWordsAndKeys: UpgradeStep = async (tx) => {
  for (const name of cataloguesWithWords) {
    const table = catalogueTable(name);
    const changes = (await tx.db.select().from(table)).flatMap((row: Row) => {
      const { TuKhoas } = withKnownWords(name, row);
      return TuKhoas === row['TuKhoas'] ? [] : [{ id: row['_id'], value: TuKhoas }];
    });
    await writeColumn(tx, name, 'tu_khoas', changes);
  }
  for (const def of catalogues) await writeKeys(tx, def);
};

/** Writes the search keys of a catalogue as its definition has them now. */
export async function writeKeys(tx: Pick<Tx, 'db'>, def: CatalogueDef): Promise<void> {
  const changes = (await tx.db.select().from(catalogueTable(def.name))).flatMap((row: Row) => {
    const value = searchKey(def, row);
    return value === row['searchKey'] ? [] : [{ id: row['_id'], value }];
  });
  await writeColumn(tx, def.name, 'search_key', changes);
}

async function writeColumn(
  tx: Pick<Tx, 'db'>,
  name: string,
  column: 'tu_khoas' | 'search_key',
  changes: ReadonlyArray<{ id: unknown; value: unknown }>,
): Promise<void> {
  const table = catalogueTable(name);
  for (let at = 0; at < changes.length; at += chunk) {
    const some = changes.slice(at, at + chunk);
    await tx.db.execute(sql`
      update ${table} set ${sql.identifier(column)} = c.value
      from unnest(${sql.param(some.map(({ id }) => id))}::uuid[], ${sql.param(some.map(({ value }) => value))}::text[]) c (id, value)
      where ${table}.id = c.id`);
  }
}
