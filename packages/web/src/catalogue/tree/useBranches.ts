import { useApolloClient } from '@apollo/client/react';
import type { CatalogueTree } from '@sen/domain/catalogues/trees';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../ui/useEvents.ts';
import type { EntryPage } from '../entry.ts';
import { catalogueDocuments } from '../operations.ts';
import { type Branches, levelAt, type TreeEntry } from './treeRows.ts';

/** More than any entry has below it. */
const most = 500;

/** The entries of a tree, read branch by branch as they are opened, and read again when somebody changes one. */
export function useBranches(tree: CatalogueTree) {
  const client = useApolloClient();
  const [branches, setBranches] = useState<Branches>(new Map());
  const [error, setError] = useState<Error | null>(null);
  const asked = useRef(new Map<string, TreeEntry | null>());

  const read = useCallback(
    async (above: TreeEntry | null): Promise<readonly TreeEntry[]> => {
      const depth = above ? above.level + 1 : 0;
      const level = levelAt(tree, depth);
      if (!level) return [];
      const { list } = await catalogueDocuments(level.catalogue);
      const filter = level.parent ? { [level.parent]: above?.id ?? null } : {};
      const { data } = await client.query<EntryPage>({
        query: list,
        variables: { page: 1, limit: most, filter, includeSuspended: true },
        fetchPolicy: 'no-cache',
      });
      const entries = data?.page.data ?? [];
      return entries
        .filter((entry) => !level.types || !String(entry['MaICD']).includes('.'))
        .map((entry) => ({ id: entry._id, level: depth, catalogue: level.catalogue, entry, above }));
    },
    [client, tree],
  );

  const load = useCallback(
    async (above: TreeEntry | null) => {
      asked.current.set(above?.id ?? '', above);
      try {
        const found = await read(above);
        setBranches((before) => new Map(before).set(above?.id ?? '', found));
        setError(null);
      } catch (failure) {
        asked.current.delete(above?.id ?? '');
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      }
    },
    [read],
  );

  useEffect(() => void load(null), [load]);
  const reload = () => void Promise.all([...asked.current.values()].map(load));
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of catalogues name theirs
    if (event === null || tree.levels.some(({ catalogue }) => catalogue === told?.name)) reload();
  });

  return {
    branches,
    error,
    reload,
    /** Reads what stands below an entry, unless it was asked for before. */
    need: (above: TreeEntry) => {
      if (!asked.current.has(above.id)) void load(above);
    },
  };
}
