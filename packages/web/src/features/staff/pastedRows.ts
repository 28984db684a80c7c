import type { ApolloClient } from '@apollo/client';
import type { Issue } from '@sen/domain/catalogue/validate';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { catalogueDocuments } from '../../catalogue/operations.ts';
import type { Entry } from '../../ui/entry.ts';
import { entryNamed, type QuickRow, quickFields } from './quickRows.ts';

/** What a paste names: the id of the entry by 'DM_ChucVu:Bác sĩ', null where nothing or more than one thing is called so. */
type Named = ReadonlyMap<string, string | null>;

/** Asks the server for the entries that the cells of a paste name, each text once. */
export async function referencesOf(
  client: ApolloClient,
  cells: readonly string[][],
  from: number,
): Promise<Named> {
  const found = new Map<string, string | null>();
  for (const line of cells)
    for (const [index, text] of line.entries()) {
      const field = quickFields[from + index];
      const spec = field ? NhanVien.fields[field] : undefined;
      if (spec?.kind !== 'ref' || text === '' || found.has(`${spec.to}:${text}`)) continue;
      found.set(`${spec.to}:${text}`, await idOf(client, spec.to, text));
    }
  return found;
}

async function idOf(client: ApolloClient, to: string, text: string): Promise<string | null> {
  const def = catalogueByName(to);
  if (!def) return null;
  const { search } = await catalogueDocuments(to);
  const { data } = await client.query<{ entries: Entry[] }>({
    query: search,
    variables: { searchString: text, limit: 20, idDefaults: [] },
    fetchPolicy: 'no-cache',
  });
  return entryNamed(data?.entries ?? [], def, text)?._id ?? null;
}

/** A row with the cells of a copied line from a column on; `named` as referencesOf answers it. */
export function filledRow(row: QuickRow, line: readonly string[], from: number, named: Named): QuickRow {
  const values = { ...row.values };
  const unknown = { ...row.unknown };
  for (const [index, text] of line.entries()) {
    const field = quickFields[from + index];
    const spec = field ? NhanVien.fields[field] : undefined;
    if (!field || !spec || text === '') continue;
    if (spec.kind !== 'ref') {
      values[field] = text;
      continue;
    }
    values[field] = named.get(`${spec.to}:${text}`) ?? null;
    if (values[field] === null) unknown[field] = text;
    else delete unknown[field];
  }
  const next = { ...row, values, unknown };
  return { ...next, issues: strangeReferences(next) };
}

/** References that were pasted as a text which no entry has as its code or name. */
export function strangeReferences({ unknown }: QuickRow): Issue[] {
  return Object.keys(unknown).map((path) => ({ path, code: 'NOT_IN_LIST' }));
}
