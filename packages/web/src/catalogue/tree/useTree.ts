import type { CatalogueTree } from '@sen/domain/catalogues/trees';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Branches, endOf, type TreeEntry, type Within, withinOf } from './treeRows.ts';
import { useBranches } from './useBranches.ts';

/** The word of the address that keeps the branch that is open: ids from the top down. */
const branch = 'nhanh';

export type TreeState = {
  branches: Branches;
  open: ReadonlySet<string>;
  chosen: TreeEntry | null;
  /** What the list beside the tree shows; undefined while that is not known, null for all of it. */
  within: Within | null | undefined;
  error: unknown;
  reload: () => void;
  choose: (id: string | null) => void;
  setOpen: (ids: ReadonlySet<string>) => void;
};

/** What is open and chosen in a tree; the address keeps what is chosen, so that a reload and a link come back to it. */
export function useTree(tree: CatalogueTree): TreeState {
  const { branches, error, reload, need } = useBranches(tree);
  const [params, setParams] = useSearchParams();
  const path = params.get(branch)?.split('.') ?? [];
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(path.slice(0, -1)));
  const find = (id: string) => [...branches.values()].flat().find((one) => one.id === id) ?? null;
  const end = endOf(branches, path);
  const chosen = end?.entry ?? null;
  const within = chosen ? withinOf(tree, branches, chosen) : end === undefined ? undefined : null;

  // An entry that somebody removed, or an old link: the address goes on with what stands above it.
  const gone = end?.gone ?? false;
  useEffect(() => {
    if (gone) choose(chosen?.id ?? null);
  });

  // What is open, and what the list of the chosen one needs to know, is read.
  useEffect(() => {
    for (const id of [...open, ...path.slice(0, -1)]) {
      const one = find(id);
      if (one) need(one);
    }
    if (chosen && within === null) needBelow(chosen);
  });
  const needBelow = (one: TreeEntry) => {
    need(one);
    for (const next of branches.get(one.id) ?? []) if (next.level < tree.levels.length - 2) needBelow(next);
  };

  const choose = (id: string | null) => {
    const one = id === null ? null : find(id);
    const next = new URLSearchParams(params);
    if (one) next.set(branch, pathOf(one).join('.'));
    else next.delete(branch);
    setParams(next, { replace: true });
  };
  return {
    branches,
    open,
    chosen,
    within: chosen && within === null ? undefined : within,
    error,
    reload,
    choose,
    setOpen,
  };
}

function pathOf(one: TreeEntry): string[] {
  return [...(one.above ? pathOf(one.above) : []), one.id];
}
