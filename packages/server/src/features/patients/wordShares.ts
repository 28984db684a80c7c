import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';

/** How common the words of names are, as PostgreSQL sampled them. */
export type WordShares = {
  /** The share of records with a lexeme that begins so, 0 to 1; 0 where it is rarer than any that was kept. */
  begun: (beginning: string) => number;
  /** How many records there are, as of the last count. */
  records: number;
};

/** The sample changes with an automatic analyse only. */
const keptMs = 600_000;
const memories = new WeakMap<Db, { shares: Promise<WordShares>; until: number }>();

/** The shares of lexemes of `name_words`; read every ten minutes. */
export function wordShares(ctx: Ctx): Promise<WordShares> {
  const known = memories.get(ctx.db);
  if (known && known.until > Date.now()) return known.shares;
  const shares = read(ctx.db);
  memories.set(ctx.db, { shares, until: Date.now() + keptMs });
  shares.catch(() => memories.delete(ctx.db));
  return shares;
}

async function read(db: Db): Promise<WordShares> {
  const { rows } = await db.execute<{
    words: string[] | null;
    shares: number[] | null;
    records: number | null;
  }>(sql`
    select s.most_common_elems::text::text[] as words, s.most_common_elem_freqs::float8[] as shares, c.reltuples::float8 as records
    from pg_class c left join pg_stats s on s.schemaname = 'main' and s.tablename = 'benh_nhan' and s.attname = 'name_words'
    where c.oid = 'main.benh_nhan'::regclass`);
  const { words, shares, records } = rows[0] ?? { words: null, shares: null, records: null };
  const known = (words ?? []).map((word, index) => ({ word, share: shares?.[index] ?? 0 }));
  return {
    begun: (beginning) =>
      known.reduce((all, { word, share }) => (word.startsWith(beginning) ? all + share : all), 0),
    records: Math.max(records ?? 0, 0),
  };
}
