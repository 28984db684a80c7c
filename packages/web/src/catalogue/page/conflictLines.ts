import type { ApolloClient } from '@apollo/client';
import { type CatalogueDef, type Field, suspendedField } from '@sen/domain/catalogue/catalogue';
import { currentLanguage } from '../../session/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import type { Entry } from '../../ui/entry.ts';
import { sameValue } from '../../ui/recordForm/parts.ts';
import { cellOf } from '../cells.ts';
import { entryLabel } from '../RefPicker.tsx';
import { entriesById } from './entriesById.ts';

/** Fields of a form beside what the server has, as text; what was chosen here is asked for by name. */
export async function conflictLines(
  client: ApolloClient,
  def: CatalogueDef,
  paths: readonly string[],
  mine: Record<string, unknown>,
  theirs: Entry,
): Promise<ConflictLine[]> {
  const language = currentLanguage();
  const fields: Readonly<Record<string, Field>> = { ...def.fields, TamNgung: suspendedField };
  const lines = paths.map(async (path): Promise<ConflictLine[]> => {
    const field = fields[path];
    if (!field) return [];
    return [
      {
        path,
        label: field.label[language],
        mine: await textOf(client, path, field, mine),
        theirs: cellOf(path, field, theirs, language),
      },
    ];
  });
  return (await Promise.all(lines)).flat();
}

/** Whether two values of a field are the same; a switch that was never set is off. */
export function sameEntryValue(one: unknown, other: unknown, kind: Field['kind'] | undefined): boolean {
  return kind === 'bool' ? Boolean(one) === Boolean(other) : sameValue(one, other);
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
