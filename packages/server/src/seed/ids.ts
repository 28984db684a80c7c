import { catalogueByName } from '@sen/domain/catalogues/all';
import { eq } from 'drizzle-orm';
import { naturalKey } from '../../seeds/table.ts';
import { catalogueTable } from '../engine/catalogue/tables.ts';
import type { Db } from '../engine/database/database.ts';
import type { SeedIds } from './rows.ts';

/** The ids of the live entries of catalogues, by 'Catalogue:code', as they stand in the database now. */
export async function readIds(db: Db, catalogues: readonly string[]): Promise<SeedIds> {
  const ids: SeedIds = new Map();
  for (const name of catalogues) {
    if (!catalogueByName(name)) throw new Error(`seed: no catalogue ${name}`);
    const table = catalogueTable(name);
    for (const row of await db.select().from(table).where(eq(table.TrangThai, 'DangSuDung'))) {
      const key = naturalKey(name)
        .map((field) => String(row[field] ?? ''))
        .join('|');
      ids.set(`${name}:${key}`, String(row['_id']));
    }
  }
  return ids;
}
