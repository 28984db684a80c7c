import type { ApolloClient } from '@apollo/client';
import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { currentLanguage } from '../../app/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { entryLabel } from '../../ui/RefPicker.tsx';
import { cellOf } from '../cells.ts';
import type { Entry } from '../entry.ts';
import { entriesById } from './entriesById.ts';

/** The fields whose values differ between a form and what the server has, as text; what was chosen here is asked for by name. */
export async function conflictLines(
  client: ApolloClient,
  def: CatalogueDef,
  mine: Record<string, unknown>,
  theirs: Entry,
): Promise<ConflictLine[]> {
  const language = currentLanguage();
  const differing = Object.entries(def.fields).filter(([path]) => plain(mine[path]) !== plain(theirs[path]));
  return Promise.all(
    differing.map(async ([path, field]) => ({
      path,
      label: field.label[language],
      mine: await textOf(client, path, field, mine),
      theirs: cellOf(path, field, theirs, language),
    })),
  );
}

/** A value as text to compare by, without the types that the cache marks rows with. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (key, one) => (key === '__typename' ? undefined : one));
}

async function textOf(
  client: ApolloClient,
  path: string,
  field: Field,
  values: Record<string, unknown>,
): Promise<string> {
  if (field.kind !== 'ref' && field.kind !== 'refs')
    return cellOf(path, field, values as Entry, currentLanguage()); // reads only this field's value
  const ids = [values[path] ?? []].flat().map(String);
  try {
    const found = await entriesById(client, field.to, ids);
    return [...found.values()].map((entry) => entryLabel(field.to, entry)).join(', ');
  } catch {
    return '…';
  }
}
