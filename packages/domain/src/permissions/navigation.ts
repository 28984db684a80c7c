import type { Issue } from '../catalogue/validate.ts';
import { type MenuId, screenAt } from './screens.ts';

/** One entry of a menu: a screen (`path`) or a group (`children`). */
export type NavigationItem = {
  key: string;
  /** A text key of the client, or a text of its own. */
  title: string;
  /** Its own text by language; it goes before `title`. */
  titles?: { vi: string; en: string };
  path?: string;
  /** The application that the path belongs to: '/his', or another one of the site. */
  basename?: string;
  children?: NavigationItem[];
};

/** The base of this application in a menu. */
export const ownBase = '/his';
/** Levels of a menu. */
export const levelsMax = 3;
/** Entries of a menu in all. */
export const entriesMax = 200;
const titleMax = 60;
/** Another application of the same site: never another site, and never a script in a link. */
const otherBase = /^(\/[\w.-]+)+$/;

/** Whether an entry leads to another application of the site. */
export function isElsewhere(item: Pick<NavigationItem, 'basename'>): boolean {
  return item.basename !== undefined && item.basename !== ownBase;
}

/** All entries of a tree from top to bottom, each with its level (1 at the top) and its path ('0.children.2'). */
export function entriesOf(
  items: readonly NavigationItem[],
  level = 1,
  above = '',
): Array<{ item: NavigationItem; level: number; path: string }> {
  return items.flatMap((item, index) => {
    const path = `${above}${index}`;
    return [{ item, level, path }, ...entriesOf(item.children ?? [], level + 1, `${path}.children.`)];
  });
}

/** The screens of this application that a tree holds, by menu id. */
export function menuIdsOf(items: readonly NavigationItem[]): MenuId[] {
  const found = entriesOf(items).flatMap(({ item }) =>
    item.path === undefined || isElsewhere(item) ? [] : (screenAt(item.path)?.id ?? []),
  );
  return [...new Set(found)];
}

/**
 * What is wrong with a menu, at `navigationTree.<path>`: a screen that the product does not have (MENU_UNKNOWN), more than three levels
 * (MENU_TOO_DEEP), an entry without a text (REQUIRED), a key or a screen twice (DUPLICATE), a group without entries (MENU_EMPTY_GROUP).
 */
export function navigationIssues(tree: readonly NavigationItem[]): Issue[] {
  const entries = entriesOf(tree);
  if (entries.length > entriesMax)
    return [{ path: 'navigationTree', code: 'TOO_LARGE', details: { max: entriesMax } }];
  const keys = new Set<string>();
  const screens = new Set<string>();
  return entries.flatMap(({ item, level, path }) => {
    const at = `navigationTree.${path}`;
    const screen = `${item.basename ?? ownBase}${item.path ?? ''}`;
    const issues = [
      ...ownIssues(item, at),
      ...(level > levelsMax
        ? [{ path: at, code: 'MENU_TOO_DEEP', details: { title: item.title, max: levelsMax } }]
        : []),
      ...(keys.has(item.key) || (item.path !== undefined && screens.has(screen))
        ? [{ path: at, code: 'DUPLICATE' }]
        : []),
    ];
    keys.add(item.key);
    if (item.path !== undefined) screens.add(screen);
    return issues;
  });
}

function ownIssues(item: NavigationItem, at: string): Issue[] {
  const texts = item.titles ? [item.titles.vi, item.titles.en] : [item.title];
  const issues: Issue[] = [];
  if (item.key === '' || texts.some((text) => text.trim() === ''))
    issues.push({ path: at, code: 'REQUIRED' });
  if (texts.some((text) => text.length > titleMax))
    issues.push({ path: at, code: 'TOO_LONG', details: { max: titleMax } });
  if (item.children) {
    if (item.children.length === 0)
      issues.push({ path: at, code: 'MENU_EMPTY_GROUP', details: { title: item.title } });
  } else if (!item.path?.startsWith('/') || !leadsSomewhere(item, item.path)) {
    issues.push({ path: at, code: 'MENU_UNKNOWN', details: { menu: item.path ?? item.key } });
  }
  return issues;
}

function leadsSomewhere(item: NavigationItem, path: string): boolean {
  return isElsewhere(item) ? otherBase.test(item.basename ?? '') : screenAt(path) !== undefined;
}

/** Reads a menu of unknown origin; null when it does not have the shape of one. What an entry holds besides is dropped. */
export function readNavigation(value: unknown): NavigationItem[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(readItem);
  return items.every((item) => item !== null) ? items : null;
}

function readItem(value: unknown): NavigationItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, title, titles, path, basename, children }: Record<string, unknown> = { ...value };
  if (typeof key !== 'string' || typeof title !== 'string') return null;
  if (path !== undefined && typeof path !== 'string') return null;
  if (basename !== undefined && typeof basename !== 'string') return null;
  const own = titles === undefined ? undefined : readTitles(titles);
  const below = children === undefined ? undefined : readNavigation(children);
  if (own === null || below === null) return null;
  return {
    key,
    title,
    ...(own ? { titles: own } : {}),
    ...(below ? { children: below } : path === undefined ? {} : { path, basename: basename ?? ownBase }),
  };
}

function readTitles(value: unknown): { vi: string; en: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { vi, en }: Record<string, unknown> = { ...value };
  return typeof vi === 'string' && typeof en === 'string' ? { vi, en } : null;
}
