import { useApolloClient } from '@apollo/client/react';
import type { CatalogueTree } from '@sen/domain/catalogues/trees';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entry, EntryPage } from '../../ui/entry.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { catalogueDocuments } from '../operations.ts';
import { type Branches, levelAt, type TreeEntry } from './treeRows.ts';

/** How many entries are asked for at once. */
const most = 500;

/** The entries of a tree, read branch by branch as they are opened, and read again when somebody changes one. */
export function useBranches(tree: CatalogueTree) {
  const client = useApolloClient();
  const [branches, setBranches] = useState<Branches>(new Map());
  const [failed, setFailed] = useState<ReadonlyMap<string, unknown>>(new Map());
  const asked = useRef(new Map<string, TreeEntry | null>());
  /** How often each branch was asked for: an answer that a newer asking has overtaken is old. */
  const turns = useRef(new Map<string, number>());

  const read = useCallback(
    async (above: TreeEntry | null): Promise<readonly TreeEntry[]> => {
      const depth = above ? above.level + 1 : 0;
      const level = levelAt(tree, depth);
      if (!level) return [];
      const { list } = await catalogueDocuments(level.catalogue);
      const filter = level.parent ? { [level.parent]: above?.id ?? null } : {};
      const sort = level.order ? [{ field: level.order, desc: false }] : [];
      const entries: Entry[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { data } = await client.query<EntryPage>({
          query: list,
          variables: { page, limit: most, filter, sort, includeSuspended: true },
          fetchPolicy: 'no-cache',
        });
        entries.push(...(data?.page.data ?? []));
        pages = data?.page.totalPages ?? 1;
      }
      return entries
        .filter((entry) => !level.types || !String(entry['MaICD']).includes('.'))
        .map((entry) => ({ id: entry._id, level: depth, catalogue: level.catalogue, entry, above }));
    },
    [client, tree],
  );

  const load = useCallback(
    async (above: TreeEntry | null) => {
      const id = above?.id ?? '';
      // it counts as asked also when it fails: a server that is away is asked again by hand, or when it is back
      asked.current.set(id, above);
      const turn = (turns.current.get(id) ?? 0) + 1;
      turns.current.set(id, turn);
      const isOld = () => turns.current.get(id) !== turn;
      try {
        const found = await read(above);
        if (isOld()) return;
        setBranches((before) => new Map(before).set(id, found));
        setFailed((before) => new Map([...before].filter(([one]) => one !== id)));
      } catch (error) {
        if (isOld()) return;
        setFailed((before) => new Map(before).set(id, error));
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
    /** Why a branch is not known, null when all that were asked for are. */
    error: [...failed.values()][0] ?? null,
    reload,
    /** Reads what stands below an entry, unless it was asked for before. */
    need: (above: TreeEntry) => {
      if (!asked.current.has(above.id)) void load(above);
    },
  };
}
