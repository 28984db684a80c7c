import type { ApolloClient } from '@apollo/client';
import { catalogueDocuments } from '../../catalogue/operations.ts';
import { entryLabel, labelText } from '../../catalogue/RefPicker.tsx';
import type { Entry, RefLabel } from '../../ui/entry.ts';

/** Texts of catalogue entries by id: from the labels that are known, the others are asked for. */
export async function refTexts(
  client: ApolloClient,
  to: string,
  ids: readonly string[],
  known: readonly (RefLabel | null | undefined)[],
): Promise<Map<string, string>> {
  const texts = new Map(known.flatMap((one) => (one ? [[one._id, labelText(one)] as const] : [])));
  const unknown = ids.filter((id) => !texts.has(id));
  if (unknown.length === 0) return texts;
  const { search } = await catalogueDocuments(to);
  const { data } = await client.query<{ entries: Entry[] }>({
    query: search,
    variables: { searchString: '', limit: unknown.length, idDefaults: unknown },
    fetchPolicy: 'no-cache',
  });
  for (const entry of data?.entries ?? []) texts.set(entry._id, entryLabel(to, entry));
  return texts;
}
