import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { refsOf, type SeedRow, type SeedTable } from '../../../seeds/table.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Tx } from '../../engine/context.ts';
import { readIds } from '../ids.ts';
import { resolve } from '../rows.ts';
import type { UpgradeStep } from './upgrade.ts';

/**
 * Adds rows whose code a catalogue has never had: a row of the site stays as it is, and one that it took away stays away. A row that
 * refers to something that the site took away is left out and logged. Only a row of a new kind may be `MacDinh`.
 */
export function addRows({ catalogue, rows }: SeedTable): UpgradeStep {
  const def = catalogueByName(catalogue);
  const code = def?.code;
  if (!def || code === undefined) throw new Error(`${catalogue} is no catalogue with codes`);
  return async (tx) => {
    const known = await knownValues(tx, def);
    const ids = await readIds(tx.db, [
      ...new Set(rows.flatMap((row) => refsOf(def.fields, row)).map(ownerOf)),
    ]);
    for (const row of rows) {
      if (uniqueValues(def, row).some((value) => known.has(value))) continue;
      const missing = refsOf(def.fields, row).filter((ref) => !ids.has(ref));
      if (missing.length > 0) {
        tx.logger.warn({ catalogue, row, missing }, 'the site has not what a row of the upgrade refers to');
        continue;
      }
      const made = await createEntry(tx, def, resolve(def.fields, row, ids));
      ids.set(`${catalogue}:${row[code]}`, String(made['_id']));
    }
  };
}

/** What no two entries may share, of every entry that a catalogue has or had. */
async function knownValues(tx: Tx, def: CatalogueDef): Promise<Set<string>> {
  const rows = await tx.db.select().from(catalogueTable(def.name));
  return new Set(rows.flatMap((row) => uniqueValues(def, row)));
}

function uniqueValues(def: CatalogueDef, row: SeedRow): string[] {
  return Object.entries(def.fields).flatMap(([name, field]) => {
    const value = row[name];
    const unique = name === def.code || (field.kind === 'text' && field.unique);
    return unique && typeof value === 'string' ? [`${name} ${value.toLowerCase()}`] : [];
  });
}

function ownerOf(ref: string): string {
  return ref.slice(0, ref.indexOf(':'));
}
