import type { ApolloClient } from '@apollo/client';
import { type CatalogueDef, type Field, suspendedField } from '@sen/domain/catalogue/catalogue';
import { currentLanguage } from '../../app/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { entryLabel } from '../../ui/RefPicker.tsx';
import { cellOf } from '../cells.ts';
import type { Entry } from '../entry.ts';
import { entriesById } from './entriesById.ts';

/**
 * The fields whose values differ between a form and what the server has, as text; what was chosen here is asked for by name. Theirs
 * stands first where the form still has what it began with (`base`): only they changed it.
 */
export async function conflictLines(
  client: ApolloClient,
  def: CatalogueDef,
  mine: Record<string, unknown>,
  theirs: Entry,
  base: Entry | null,
): Promise<ConflictLine[]> {
  const language = currentLanguage();
  const fields: Readonly<Record<string, Field>> = { ...def.fields, TamNgung: suspendedField };
  const differing = Object.entries(fields).filter(
    ([path, field]) => plain(mine[path], field) !== plain(theirs[path], field),
  );
  return Promise.all(
    differing.map(async ([path, field]) => ({
      path,
      label: field.label[language],
      mine: await textOf(client, path, field, mine),
      theirs: cellOf(path, field, theirs, language),
      first:
        base && plain(mine[path], field) === plain(base[path], field)
          ? ('theirs' as const)
          : ('mine' as const),
    })),
  );
}

/** A value as text to compare by, without the types that the cache marks rows with; a switch that was never set is off. */
function plain(value: unknown, field: Field): string {
  return JSON.stringify(value ?? (field.kind === 'bool' ? false : null), (key, one) =>
    key === '__typename' ? undefined : one,
  );
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
