import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Entry } from '../../ui/entry.ts';
import { catalogueDocuments } from '../operations.ts';

/** Entries of a catalogue by their ids; those that are gone are missing. */
export async function entriesById(
  client: ApolloClient,
  name: string,
  ids: readonly string[],
): Promise<Map<string, Entry>> {
  if (ids.length === 0) return new Map();
  const { search } = await catalogueDocuments(name);
  const { data } = await client.query<{ entries: Entry[] }>({
    query: search,
    variables: { searchString: '', limit: ids.length, idDefaults: ids },
    fetchPolicy: 'no-cache',
  });
  return new Map((data?.entries ?? []).filter(({ _id }) => ids.includes(_id)).map((one) => [one._id, one]));
}

/** The same, live while ids come and go; empty until they are known. */
export function useEntriesById(name: string, ids: readonly string[]): ReadonlyMap<string, Entry> {
  const client = useApolloClient();
  const [found, setFound] = useState<ReadonlyMap<string, Entry>>(new Map());
  const wanted = [...new Set(ids)].sort().join();
  useEffect(() => {
    let left = false;
    entriesById(client, name, wanted === '' ? [] : wanted.split(',')).then(
      (entries) => {
        if (!left) setFound(entries);
      },
      // names are only an aid here; what asks for them shows the rest
      (error: unknown) => console.warn('catalogue', name, error),
    );
    return () => {
      left = true;
    };
  }, [client, name, wanted]);
  return found;
}
