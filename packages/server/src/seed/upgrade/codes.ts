import { catalogueByName } from '@sen/domain/catalogues/all';
import { getTableColumns, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Db } from '../../engine/database/database.ts';
import { writeKeys } from './searchKeys.ts';
import type { UpgradeStep } from './upgrade.ts';

/** What the entries of a catalogue get in a field, by their code. */
export type FieldCodes = { catalogue: string; field: string; codes: ReadonlyMap<string, string> };

/** Gives entries what they have none of in a field: one that the site filled stays. */
export async function fillEmpty(db: Db, { catalogue, field, codes }: FieldCodes): Promise<void> {
  const def = catalogueByName(catalogue);
  const table = catalogueTable(catalogue);
  const columns = getTableColumns(table);
  const [key, target] = [columns[def?.code ?? ''], columns[field]];
  if (!def || !key || !target) throw new Error(`${catalogue} has no ${field} by code`);
  const name = sql.identifier(target.name);
  await db.execute(sql`
    update ${table} set ${name} = c.value
    from unnest(${sql.param([...codes.keys()])}::text[], ${sql.param([...codes.values()])}::text[]) c (code, value)
    where ${key} = c.code and coalesce(${target}, '') = ''`);
  if (def.searchBy.includes(field)) await writeKeys({ db }, def);
}

/** Steps that only the demo gets: its house is invented, and so is what it buys. */
export function ofDemo(...steps: readonly UpgradeStep[]): UpgradeStep {
  return async (tx) => {
    const { rows } = await tx.db.execute<{ is: boolean }>(sql`
      select exists (select from pharmacy.duoc where ma_duoc = 'T001' and ten_duoc = 'Paracetamol Sen 500 mg')
        and exists (select from auth.node where code = 'BVS') as is`);
    if (!rows[0]?.is) return;
    for (const step of steps) await step(tx);
  };
}
