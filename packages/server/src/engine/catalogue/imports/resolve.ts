import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { columnName } from '../../columns.ts';
import type { Ctx } from '../../context.ts';
import { catalogueTable } from '../tables.ts';

/** What a text refers to in a catalogue: an entry, several of one name, or none. */
export type Found = { id: string; suspended: boolean } | 'ambiguous' | null;

/** Finds entries by code or name, each text once; `own` has the entries that the import itself brings, by catalogue and code. */
export type Resolver = {
  /** Asks for the texts that are not known yet: one statement a catalogue. */
  prepare: (wanted: ReadonlyMap<string, ReadonlySet<string>>) => Promise<void>;
  find: (catalogue: string, text: string) => Found;
};

/** A resolver for one check. */
export function makeResolver(ctx: Ctx, own: ReadonlyMap<string, ReadonlyMap<string, string>>): Resolver {
  const known = new Map<string, Map<string, Found>>();
  const ownOf = (catalogue: string, text: string) => own.get(catalogue)?.get(key(text));
  return {
    prepare: async (wanted) => {
      for (const [catalogue, texts] of wanted) {
        const cache = known.get(catalogue) ?? new Map<string, Found>();
        known.set(catalogue, cache);
        const missing = new Set(
          [...texts].map(key).filter((text) => !cache.has(text) && !ownOf(catalogue, text)),
        );
        if (missing.size > 0) await ask(ctx, catalogue, [...missing], cache);
      }
    },
    find: (catalogue, text) => {
      const mine = ownOf(catalogue, text);
      return mine ? { id: mine, suspended: false } : (known.get(catalogue)?.get(key(text)) ?? null);
    },
  };
}

/** How codes and names are compared: letter case and inner blanks do not count. */
export function key(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

type Row = { id: string; code: string; name: string; suspended: boolean };

async function ask(ctx: Ctx, catalogue: string, texts: string[], cache: Map<string, Found>): Promise<void> {
  const def = catalogueByName(catalogue);
  if (!def) throw new Error(`there is no catalogue ${catalogue}`);
  const code = sql.identifier(columnName(def.code ?? def.display));
  const name = sql.identifier(columnName(def.display));
  const { rows } = await ctx.db.execute<Row>(sql`
    select id, lower(coalesce(${code}::text, '')) as code, lower(coalesce(${name}::text, '')) as name, tam_ngung as suspended
    from ${catalogueTable(catalogue)}
    where trang_thai = 'DangSuDung' and (lower(${code}::text) = any(${sql.param(texts)}::text[]) or lower(${name}::text) = any(${sql.param(texts)}::text[]))`);
  const asked = new Set(texts);
  for (const text of texts) cache.set(text, null);
  const named = new Map<string, Row[]>();
  for (const row of rows) if (asked.has(row.name)) named.set(row.name, [...(named.get(row.name) ?? []), row]);
  for (const [text, all] of named) {
    const inUse = all.filter((row) => !row.suspended);
    const candidates = inUse.length > 0 ? inUse : all;
    const [only] = candidates;
    cache.set(text, candidates.length === 1 && only ? found(only) : 'ambiguous');
  }
  // a code is sure where a name may not be
  for (const row of rows) if (asked.has(row.code)) cache.set(row.code, found(row));
}

function found({ id, suspended }: Row): Found {
  return { id, suspended };
}
