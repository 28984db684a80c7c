import type { CatalogueTree, TreeLevel } from '@sen/domain/catalogues/trees';
import type { Entry } from '../../ui/entry.ts';

/** An entry in the tree; `path` are the ids from the top down to it. */
export type TreeEntry = {
  id: string;
  level: number;
  catalogue: string;
  entry: Entry;
  above: TreeEntry | null;
};

/** Entries below one, by its id; those of the top by ''. Absent while they were not asked for. */
export type Branches = ReadonlyMap<string, readonly TreeEntry[]>;

/** The level of a tree's definition at a depth, from 0; null below the last one. */
export function levelAt(tree: CatalogueTree, depth: number): TreeLevel | null {
  return tree.levels[tree.repeats ? 0 : depth] ?? null;
}

/** Whether something may stand below an entry: what stands there is shown in any case, and what is not known may be asked for. */
export function mayOpen(tree: CatalogueTree, branches: Branches, one: TreeEntry): boolean {
  const known = branches.get(one.id);
  const ended = tree.ends?.values.includes(String(one.entry[tree.ends.field])) ?? false;
  return levelAt(tree, one.level + 1) !== null && (known ? known.length > 0 : !ended);
}

/**
 * The entry at the end of a path of ids from the top, null for none; `gone` when it does not stand there any more, and then the
 * last one above it that does. Undefined while what stands on the way is not known.
 */
export function endOf(
  branches: Branches,
  path: readonly string[],
): { entry: TreeEntry | null; gone: boolean } | undefined {
  let entry: TreeEntry | null = null;
  for (const id of path) {
    const below = branches.get(entry?.id ?? '');
    if (!below) return undefined;
    const next: TreeEntry | undefined = below.find((one) => one.id === id);
    if (!next) return { entry, gone: true };
    entry = next;
  }
  return { entry, gone: false };
}

/** What the list beside the tree shows for an entry, and what a new entry there starts with. */
export type Within = { filter: Record<string, unknown>; preset: Record<string, unknown> };

/** Null while what stands below an entry of a higher level is not known yet. */
export function withinOf(tree: CatalogueTree, branches: Branches, chosen: TreeEntry): Within | null {
  const last = tree.levels.at(-1);
  if (!last?.parent) return null;
  if (tree.repeats) return refers(last.parent, [chosen.id], chosen.id);
  const types = last.types && chosen.level === tree.levels.length - 1;
  if (types) {
    const { parent } = last;
    return {
      filter: { [parent]: chosen.above?.id ?? null, MaICD: chosen.entry['MaICD'] },
      preset: { [parent]: chosen.above?.id ?? null, MaICD: `${String(chosen.entry['MaICD'])}.` },
    };
  }
  let found: readonly TreeEntry[] = [chosen];
  for (let level = chosen.level; level < tree.levels.length - 2; level += 1) {
    const next = found.map(({ id }) => branches.get(id));
    if (next.some((one) => one === undefined)) return null;
    found = next.flatMap((one) => one ?? []);
  }
  const ids = found.map(({ id }) => id);
  return refers(last.parent, ids, chosen.level === tree.levels.length - 2 ? chosen.id : null);
}

function refers(parent: string, ids: readonly string[], own: string | null): Within {
  return { filter: { [parent]: [...ids] }, preset: own ? { [parent]: own } : {} };
}
