import { sql } from 'drizzle-orm';
import { demoAccounts } from '../../seeds/demo/staff.ts';
import type { Db } from '../engine/database/database.ts';
import { passwordFits } from '../features/identity/passwords.ts';
import { demoPassword } from './demo.ts';

/** The section of the settings that says how a database was filled. */
export const marker = 'seed';

/** How a database was filled: by a kind of seed, by hand or from elsewhere, or not at all. */
export async function filledBy(db: Db): Promise<'demo' | 'base' | 'others' | null> {
  const { rows } = await db.execute<{ kind: 'demo' | 'base' | null; used: boolean }>(sql`
    select (select value ->> 'kind' from main.setting where section = ${marker}) as kind,
      exists (select 1 from auth.account) or exists (select 1 from auth.node) or exists (select 1 from main.benh_nhan) as used`);
  return rows[0]?.kind ?? (rows[0]?.used ? 'others' : null);
}

/** Why a demo may be somebody's own by now: its people are others, or it holds visits that the demo did not make. */
export type Owned = 'accounts' | 'visits';

/**
 * Whether a database that was filled with the demo is still nothing but the demo: just its accounts, all with the password that is
 * printed at the start, and no patient and no visit. What somebody may have begun to work with is theirs.
 */
export async function ownedBySomebody(db: Db): Promise<Owned | null> {
  const { rows } = await db.execute<{ names: string[]; hashes: string[]; used: boolean }>(sql`
    select array_agg(username order by username) as names, array_agg(distinct password_hash) as hashes,
      exists (select 1 from main.tiep_nhan) or exists (select 1 from main.benh_nhan) as used
    from auth.account`);
  const [row] = rows;
  const expected = demoAccounts.map(({ username }) => username).sort();
  const [hash, ...others] = row?.hashes ?? [];
  const same = JSON.stringify([...(row?.names ?? [])].sort()) === JSON.stringify(expected);
  if (!same || hash === undefined || others.length > 0 || !(await passwordFits(hash, demoPassword)))
    return 'accounts';
  return row?.used ? 'visits' : null;
}
