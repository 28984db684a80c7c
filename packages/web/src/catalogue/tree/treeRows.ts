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

/** A line of the tree as it is drawn. */
export type TreeRow = TreeEntry & { open: boolean; mayOpen: boolean; index: number; count: number };

/** The level of a tree's definition at a depth, from 0; null below the last one. */
export function levelAt(tree: CatalogueTree, depth: number): TreeLevel | null {
  return tree.levels[tree.repeats ? 0 : depth] ?? null;
}

/** The lines that are seen: entries of the top, and those below each that is open. */
export function rowsOf(tree: CatalogueTree, branches: Branches, open: ReadonlySet<string>): TreeRow[] {
  const below = (id: string): TreeRow[] =>
    (branches.get(id) ?? []).flatMap((one, index, all) => {
      const isOpen = open.has(one.id);
      const known = branches.get(one.id);
      const ended = tree.ends?.values.includes(String(one.entry[tree.ends.field])) ?? false;
      const mayOpen = levelAt(tree, one.level + 1) !== null && (known ? known.length > 0 : !ended); // what stands there is shown in any case
      const row = { ...one, open: isOpen && mayOpen, mayOpen, index, count: all.length };
      return [row, ...(row.open ? below(one.id) : [])];
    });
  return below('');
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

export type TreeStep = { to: string } | { toggle: string } | null;

/** What a key does at a line, as trees do everywhere: up and down, right opens or goes in, left closes or goes out. */
export function stepOf(rows: readonly TreeRow[], at: string | null, key: string): TreeStep {
  const index = rows.findIndex((row) => row.id === at);
  const row = rows[index];
  const to = (next: TreeEntry | null | undefined): TreeStep => (next ? { to: next.id } : null);
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'Enter':
    case ' ':
      return to(row);
    case 'ArrowRight':
      if (!row?.mayOpen) return null;
      return row.open ? to(rows[index + 1]) : { toggle: row.id };
    case 'ArrowLeft':
      return row?.open ? { toggle: row.id } : to(row?.above);
    default:
      return null;
  }
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
