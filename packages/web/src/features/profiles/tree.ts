import type { Issue } from '@sen/domain/catalogue/validate';
import { entriesOf, levelsMax, type NavigationItem } from '@sen/domain/permissions/navigation';

type Tree = readonly NavigationItem[];
/** Where an entry is put: beside another one, at the end of a group, or at the end of the menu. */
export type Target = { key: string; where: 'before' | 'after' | 'inside' } | { where: 'end' };
export type Move = 'up' | 'down' | 'in' | 'out';

export type TreeRow = {
  item: NavigationItem;
  /** 1 at the top. */
  level: number;
  parent: NavigationItem | null;
  /** Its place among its siblings, from 0, and their number. */
  index: number;
  count: number;
};

/** All entries from top to bottom. */
export function rowsOf(tree: Tree, level = 1, parent: NavigationItem | null = null): TreeRow[] {
  return tree.flatMap((item, index) => [
    { item, level, parent, index, count: tree.length },
    ...rowsOf(item.children ?? [], level + 1, item),
  ]);
}

/** The row of an entry, or undefined. */
export function rowOf(tree: Tree, key: string): TreeRow | undefined {
  return rowsOf(tree).find((row) => row.item.key === key);
}

/** Levels that an entry takes: 1 for a screen, one more for each level below a group. */
export function heightOf(item: NavigationItem): number {
  return 1 + Math.max(0, ...(item.children ?? []).map(heightOf));
}

/** Whether an entry may stand there: not within itself, inside groups only, and nothing deeper than three levels. */
export function mayPut(tree: Tree, item: NavigationItem, target: Target): boolean {
  if (target.where === 'end') return true;
  const at = rowOf(tree, target.key);
  if (!at || rowsOf([item]).some((row) => row.item.key === target.key)) return false;
  if (target.where === 'inside' && !at.item.children) return false;
  const level = target.where === 'inside' ? at.level + 1 : at.level;
  return level + heightOf(item) - 1 <= levelsMax;
}

/** The menu with an entry put at a place, taken from where it stood; the same menu when it may not stand there. */
export function put(tree: Tree, item: NavigationItem, target: Target): Tree {
  if (!mayPut(tree, item, target)) return tree;
  const rest = without(tree, item.key);
  if (target.where === 'end') return [...rest, item];
  const { key, where } = target;
  const into = (items: Tree): NavigationItem[] =>
    items.flatMap((one): NavigationItem[] => {
      if (one.key !== key) return [one.children ? { ...one, children: into(one.children) } : one];
      if (where === 'inside') return [{ ...one, children: [...(one.children ?? []), item] }];
      return where === 'before' ? [item, one] : [one, item];
    });
  return into(rest);
}

/** The menu without an entry and all below it. */
export function without(tree: Tree, key: string): NavigationItem[] {
  return tree
    .filter((item) => item.key !== key)
    .map((item) => (item.children ? { ...item, children: without(item.children, key) } : item));
}

/** The menu with an entry changed. */
export function withItem(
  tree: Tree,
  key: string,
  change: (item: NavigationItem) => NavigationItem,
): NavigationItem[] {
  return tree.map((item) => {
    if (item.key === key) return change(item);
    return item.children ? { ...item, children: withItem(item.children, key, change) } : item;
  });
}

/** Where a step takes an entry, or null when there is none: up and down among its siblings, into the group before it, out of its own. */
export function stepOf(tree: Tree, key: string, move: Move): Target | null {
  const row = rowOf(tree, key);
  if (!row) return null;
  const siblings = row.parent?.children ?? tree;
  const before = siblings[row.index - 1];
  const after = siblings[row.index + 1];
  const target: Target | null =
    move === 'up'
      ? before
        ? { key: before.key, where: 'before' }
        : null
      : move === 'down'
        ? after
          ? { key: after.key, where: 'after' }
          : null
        : move === 'in'
          ? before?.children
            ? { key: before.key, where: 'inside' }
            : null
          : row.parent
            ? { key: row.parent.key, where: 'after' }
            : null;
  return target && mayPut(tree, row.item, target) ? target : null;
}

/** The menu after a step of an entry. */
export function moved(tree: Tree, key: string, move: Move): Tree {
  const row = rowOf(tree, key);
  const target = stepOf(tree, key, move);
  return row && target ? put(tree, row.item, target) : tree;
}

/** A key that no entry has yet: 'nhom-1', 'nhom-2' and so on. */
export function freeKey(tree: Tree, stem: string): string {
  const taken = new Set(rowsOf(tree).map((row) => row.item.key));
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The entry that an issue is about, by its path in the form ('navigationTree.0.children.2'), or undefined. */
export function entryAt(tree: Tree, path: string): NavigationItem | undefined {
  return entriesOf(tree).find((one) => `navigationTree.${one.path}` === path)?.item;
}

/** Issues that name their entry as the screen shows it: the rules know the keys of texts alone. */
export function namedIssues(
  tree: Tree,
  issues: readonly Issue[],
  textOf: (item: NavigationItem) => string,
): Issue[] {
  return issues.map((issue) => {
    const item = entryAt(tree, issue.path);
    return item ? { ...issue, details: { ...issue.details, title: textOf(item) } } : issue;
  });
}
