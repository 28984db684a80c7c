import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { type MenuScreenRow, menuScreenRows } from '@sen/domain/permissions/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { menuText } from '../../session/navigation.ts';
import { freeKey, type Move, mayPut, moved, put, rowOf, type Target, withItem, without } from './tree.ts';
import { useDragRows, type Where } from './useDragRows.ts';

type Tree = readonly NavigationItem[];
/** How a screen of the palette is named while it is carried. */
const fresh = 'new:';
/** The text of a group that has none of its own yet; it is kept in both languages. */
const newGroup = { vi: 'Nhóm mới', en: 'New group' };

/** The menu as it is edited: what is chosen, what moves it, and what a screen reader is told. */
export function useMenuTree(tree: Tree, onChange: (tree: Tree) => void) {
  const { t } = useTranslation('profiles');
  const { t: shell } = useTranslation('shell');
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const current = chosen === null ? undefined : rowOf(tree, chosen);
  const textOf = (item: NavigationItem) => menuText(item, currentLanguage(), shell);

  /** Shows a changed menu, and says where the entry stands now. */
  const show = (next: Tree, key: string, isNew: boolean) => {
    const row = rowOf(next, key);
    onChange(next);
    setChosen(key);
    if (!row) return;
    const { index, count, parent, item } = row;
    const place = { name: textOf(item), place: index + 1, of: count };
    const text = parent ? t('placeInGroup', { ...place, group: textOf(parent) }) : t('placeInMenu', place);
    setSaid(isNew ? `${t('added')} ${text}` : text);
  };
  const itemOf = (source: string): NavigationItem | undefined => {
    if (!source.startsWith(fresh)) return rowOf(tree, source)?.item;
    const screen = menuScreenRows.find((one) => one.id === source.slice(fresh.length));
    return screen && entryOf(tree, screen);
  };
  const drop = (source: string, target: Target) => {
    const item = itemOf(source);
    if (!item || !mayPut(tree, item, target)) return;
    show(put(tree, item, target), item.key, source.startsWith(fresh));
  };
  /** Where a new entry goes: into the chosen group, behind the chosen entry, else to the end. */
  const usual = (item: NavigationItem): Target => {
    if (!current) return { where: 'end' };
    const inside: Target = { key: current.item.key, where: 'inside' };
    const after: Target = { key: current.item.key, where: 'after' };
    return [inside, after].find((one) => mayPut(tree, item, one)) ?? { where: 'end' };
  };
  const dragging = useDragRows({
    may: (source, key, where: Where) => {
      const item = itemOf(source);
      return item !== undefined && mayPut(tree, item, { key, where });
    },
    onDrop: (source, key, where) => drop(source, { key, where }),
  });

  return {
    ...dragging,
    chosen: current?.item.key ?? null,
    current,
    choose: setChosen,
    said,
    textOf,
    move: (key: string, move: Move) => {
      const next = moved(tree, key, move);
      if (next !== tree) show(next, key, false);
      else setSaid(t('cannotMove', { name: textOf(rowOf(tree, key)?.item ?? { key, title: key }) }));
    },
    source: (screen: MenuScreenRow) => `${fresh}${screen.id}`,
    addScreen: (screen: MenuScreenRow) => {
      const item = entryOf(tree, screen);
      show(put(tree, item, usual(item)), item.key, true);
    },
    addGroup: () => {
      const key = freeKey(tree, 'nhom');
      const item = { key, title: key, titles: { ...newGroup }, children: [] };
      show(
        put(tree, item, current && !current.parent ? { key: current.item.key, where: 'after' } : usual(item)),
        key,
        true,
      );
    },
    remove: (key: string) => {
      const row = rowOf(tree, key);
      if (!row) return;
      const siblings = row.parent?.children ?? tree;
      const next = siblings[row.index + 1] ?? siblings[row.index - 1] ?? row.parent;
      onChange(without(tree, key));
      setChosen(next?.key ?? null);
      setSaid(t('removedEntry', { name: textOf(row.item) }));
    },
    rename: (key: string, change: (item: NavigationItem) => NavigationItem) =>
      onChange(withItem(tree, key, change)),
  };
}

export type MenuTreeState = ReturnType<typeof useMenuTree>;

function entryOf(tree: Tree, { id, title, path }: MenuScreenRow): NavigationItem {
  const key = rowOf(tree, id) ? freeKey(tree, id) : id;
  return { key, title, path, basename: '/his' };
}
