import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { columnName } from '../../sql/columns.ts';
import { catalogueTable } from '../tables.ts';

/** What a text refers to in a catalogue: an entry, several of one name, or none. */
export type Found = { id: string; suspended: boolean } | 'ambiguous' | null;

/** An entry that the import itself brings. */
export type Own = { id: string; code: string };

/** A text of the file that found an entry whose code or name is spelled with other letters, large or small. */
export type Spelling = { catalogue: string; text: string; found: string };

/** Finds entries by code or name, each text once; `own` has the entries that the import itself brings, by catalogue and folded code. */
export type Resolver = {
  /** Asks for the texts that are not known yet: one statement a catalogue. */
  prepare: (wanted: ReadonlyMap<string, ReadonlySet<string>>) => Promise<void>;
  find: (catalogue: string, text: string) => Found;
  /** What was found by another spelling so far: nobody should have to guess that. */
  spellings: () => Spelling[];
};

type Hit = { found: Found; spelled: string | null };

/** A resolver for one check. */
export function makeResolver(ctx: Ctx, own: ReadonlyMap<string, ReadonlyMap<string, Own>>): Resolver {
  const known = new Map<string, Map<string, Hit>>();
  const others = new Map<string, Spelling>();
  const ownOf = (catalogue: string, text: string) => own.get(catalogue)?.get(fold(text));
  const hitOf = (catalogue: string, text: string): Hit => {
    const mine = ownOf(catalogue, text);
    const theirs = known.get(catalogue)?.get(exact(text));
    if (mine && (mine.code === exact(text) || !theirs?.found || theirs.spelled !== null))
      return {
        found: { id: mine.id, suspended: false },
        spelled: mine.code === exact(text) ? null : mine.code,
      };
    return theirs ?? { found: null, spelled: null };
  };
  return {
    prepare: async (wanted) => {
      for (const [catalogue, texts] of wanted) {
        const cache = known.get(catalogue) ?? new Map<string, Hit>();
        known.set(catalogue, cache);
        const isKnown = (text: string) => cache.has(text) || ownOf(catalogue, text)?.code === text;
        const missing = new Set([...texts].map(exact).filter((text) => !isKnown(text)));
        if (missing.size > 0) await ask(ctx, catalogue, [...missing], cache);
      }
    },
    find: (catalogue, text) => {
      const { found, spelled } = hitOf(catalogue, text);
      if (spelled !== null) others.set(`${catalogue} ${exact(text)}`, { catalogue, text, found: spelled });
      return found;
    },
    spellings: () => [...others.values()],
  };
}

/** A code or name as it is compared letter by letter: outer blanks and double ones do not count. */
export function exact(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** A code or name with letter case aside. */
export function fold(text: string): string {
  return exact(text).toLowerCase();
}

type Row = { id: string; code: string; name: string; suspended: boolean };

async function ask(ctx: Ctx, catalogue: string, texts: string[], cache: Map<string, Hit>): Promise<void> {
  const def = catalogueByName(catalogue);
  if (!def) throw new Error(`there is no catalogue ${catalogue}`);
  const code = sql.identifier(columnName(def.code ?? def.display));
  const name = sql.identifier(columnName(def.display));
  const folded = sql`${sql.param([...new Set(texts.map(fold))])}::text[]`;
  const { rows } = await ctx.db.execute<Row>(sql`
    select id, coalesce(${code}::text, '') as code, coalesce(${name}::text, '') as name, tam_ngung as suspended
    from ${catalogueTable(catalogue)}
    where trang_thai = 'DangSuDung' and (lower(${code}::text) = any(${folded}) or lower(${name}::text) = any(${folded}))`);
  const byFold = new Map<string, Row[]>();
  for (const row of rows)
    for (const text of new Set([fold(row.code), fold(row.name)]))
      byFold.set(text, [...(byFold.get(text) ?? []), row]);
  for (const text of texts) cache.set(text, bestOf(text, byFold.get(fold(text)) ?? []));
}

/** As it is written first: a code, then a name; then, letter case aside, a code and a name. What is left in doubt is no entry. */
function bestOf(text: string, rows: readonly Row[]): Hit {
  const code = rows.find((row) => exact(row.code) === text);
  if (code) return { found: found(code), spelled: null };
  const named = oneOf(rows.filter((row) => exact(row.name) === text));
  if (named) return { found: named === 'ambiguous' ? named : found(named), spelled: null };
  const other = oneOf(rows);
  if (other === null || other === 'ambiguous') return { found: other, spelled: null };
  return { found: found(other), spelled: fold(other.code) === fold(text) ? other.code : other.name };
}

function oneOf(rows: readonly Row[]): Row | 'ambiguous' | null {
  const inUse = rows.filter((row) => !row.suspended);
  const [first, ...more] = inUse.length > 0 ? inUse : rows;
  if (!first) return null;
  return more.length > 0 ? 'ambiguous' : first;
}

function found({ id, suspended }: Row): Found {
  return { id, suspended };
}
