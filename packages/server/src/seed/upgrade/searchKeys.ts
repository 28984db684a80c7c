import { catalogueByName } from '@sen/domain/catalogues/all';
import { eq } from 'drizzle-orm';
import { searchKey } from '../../engine/catalogue/commands.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { UpgradeStep } from './upgrade.ts';

/** Writes the search keys of these catalogues anew, as their definitions have them now. */
export function searchWithoutConfidential(names: readonly string[]): UpgradeStep {
  return async (tx) => {
    for (const name of names) {
      const def = catalogueByName(name);
      if (!def) throw new Error(`there is no catalogue ${name}`);
      const table = catalogueTable(name);
      for (const row of await tx.db.select().from(table)) {
        const key = searchKey(def, row);
        if (key !== row['searchKey'])
          await tx.db.update(table).set({ searchKey: key }).where(eq(table._id, row['_id']));
      }
    }
  };
}
