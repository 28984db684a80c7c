import { describe, expect, test } from 'vitest';
import { entriesMax, type NavigationItem } from './navigation.ts';
import { placeScreen } from './placeScreen.ts';
import { type MenuId, menuScreens } from './screens.ts';

const screen = (id: MenuId, over: Partial<NavigationItem> = {}): NavigationItem => ({
  key: id,
  title: menuScreens[id].title,
  path: menuScreens[id].path,
  basename: '/his',
  ...over,
});
const group = (key: string, ...children: NavigationItem[]): NavigationItem => ({
  key,
  title: key,
  children,
});
const place = (...tree: NavigationItem[]) => placeScreen(tree, 'gia-dich-vu', 'lich-su-thao-tac');
const added = screen('gia-dich-vu');
const neighbour = screen('lich-su-thao-tac');
const other = screen('benh-nhan');

describe('a screen of a later version', () => {
  test.each([
    [
      'at the end of its group',
      [group('system', screen('cai-dat')), other],
      [group('system', screen('cai-dat'), added), other],
    ],
    [
      'at the end of its group below another one',
      [group('own', group('system', other))],
      [group('own', group('system', other, added))],
    ],
    ['after its neighbour where the group is gone', [neighbour, other], [neighbour, added, other]],
    [
      'after its neighbour in a group of the site',
      [other, group('own', neighbour)],
      [other, group('own', neighbour, added)],
    ],
    [
      'under another key when the site uses its key',
      [neighbour, screen('benh-nhan', { key: 'gia-dich-vu' })],
      [neighbour, { ...added, key: 'gia-dich-vu-2' }, screen('benh-nhan', { key: 'gia-dich-vu' })],
    ],
  ])('stands %s', (_where, tree, expected) => {
    expect(place(...tree)).toEqual(expected);
  });

  test.each([
    ['the menu holds it already', [group('own', added), neighbour]],
    ['the site kept neither group nor neighbour', [other]],
    ['only another application has the neighbour’s path', [screen('lich-su-thao-tac', { basename: '/kho' })]],
  ])('is left out when %s', (_why, tree) => {
    expect(place(...tree)).toEqual(tree);
  });

  test('is left out of a menu that is full', () => {
    const links = Array.from({ length: entriesMax - 1 }, (_, at) =>
      screen('benh-nhan', { key: `k${at}`, path: `/${at}`, basename: '/kho' }),
    );
    expect(place(neighbour, ...links)).toEqual([neighbour, ...links]);
  });
});
