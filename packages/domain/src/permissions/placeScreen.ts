import { entriesOf, menuIdsOf, type NavigationItem, navigationIssues, ownBase } from './navigation.ts';
import { type MenuId, menuScreens } from './screens.ts';

/**
 * A menu with a screen of a later version: at the end of the screen's group, else after its neighbour. The menu stays as it is where it
 * holds the screen already, where a site has kept neither group nor neighbour, and where it is full. No entry moves or goes.
 */
export function placeScreen(
  tree: readonly NavigationItem[],
  id: MenuId,
  beside: MenuId,
): readonly NavigationItem[] {
  if (menuIdsOf(tree).includes(id)) return tree;
  const keys = new Set(entriesOf(tree).map(({ item }) => item.key));
  const { group, title, path } = menuScreens[id];
  const entry = { key: freeKey(id, keys), title, path, basename: ownBase };
  const placed = inGroup(tree, group, entry) ?? after(tree, menuScreens[beside].path, entry);
  return placed && navigationIssues(placed).length <= navigationIssues(tree).length ? placed : tree;
}

function freeKey(id: string, keys: ReadonlySet<string>): string {
  let key = id;
  for (let number = 2; keys.has(key); number += 1) key = `${id}-${number}`;
  return key;
}

function inGroup(
  items: readonly NavigationItem[],
  group: string,
  entry: NavigationItem,
): NavigationItem[] | null {
  const at = items.findIndex((item) => item.key === group && item.children);
  if (at < 0) return below(items, (children) => inGroup(children, group, entry));
  return items.map((item, index) =>
    index === at ? { ...item, children: [...(item.children ?? []), entry] } : item,
  );
}

function after(
  items: readonly NavigationItem[],
  path: string,
  entry: NavigationItem,
): NavigationItem[] | null {
  const at = items.findIndex((item) => item.path === path && (item.basename ?? ownBase) === ownBase);
  if (at < 0) return below(items, (children) => after(children, path, entry));
  return [...items.slice(0, at + 1), entry, ...items.slice(at + 1)];
}

/** The items with the first group whose children `place` changes; null when it changes none. */
function below(
  items: readonly NavigationItem[],
  place: (children: readonly NavigationItem[]) => NavigationItem[] | null,
): NavigationItem[] | null {
  for (const [index, item] of items.entries()) {
    const children = place(item.children ?? []);
    if (children) return items.map((one, other) => (other === index ? { ...one, children } : one));
  }
  return null;
}
