import { menuIdsOf } from '@sen/domain/permissions/navigation';
import { fullMenu } from '@sen/domain/permissions/profile';
import { menuScreenRows } from '@sen/domain/permissions/screens';
import { describe, expect, it } from 'vitest';
import { menuPaths, reachableScreens } from '../session/navigation.ts';
import { legacyTarget, mayOpen } from '../session/routeTable.ts';
import { contributionsOf } from '../ui/useContributions.ts';
import { features, routes } from './features.ts';

describe('the list of features', () => {
  it('has each feature that says what it brings, under the name of its folder', () => {
    const folders = Object.keys(import.meta.glob(['../features/*/feature.tsx', '../catalogue/feature.tsx']));
    expect(features.map(({ name }) => name).sort()).toEqual(
      folders.map((file) => file.split('/').at(-2)).sort(),
    );
  });

  it('has one page for the entries of a catalogue, and one source for the results of a kind of order', () => {
    for (const kind of ['entryPages', 'entryParts', 'quickEntry', 'results'] as const) {
      const keys = contributionsOf(features, kind).flatMap((brought) => Object.keys(brought));
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(contributionsOf(features, 'logLink')).toHaveLength(1);
  });
});

describe('the table of screens', () => {
  it('has each path and legacy spelling once', () => {
    const all = routes.flatMap((route) => [route.path, ...(route.legacy ?? [])]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('leads the spelling without hyphens of the ward list to its screen, wide and narrow', () => {
    expect(legacyTarget('/benhnhanvaokhoa', routes)).toBe('/benh-nhan-vao-khoa');
    expect(legacyTarget('/m/BenhNhanVaoKhoa', routes)).toBe('/m/benh-nhan-vao-khoa');
  });
});

describe('screens that show what a link names', () => {
  it('are no tile and no hit, however much a profile may open, and their address is open', () => {
    const named = reachableScreens(routes, [fullMenu], []).map(({ path }) => path);
    expect(named).toContain('/trang-chu');
    expect(named.filter((path) => path.startsWith('/xem-dicom'))).toEqual([]);
    const viewer = routes.find(({ path }) => path.startsWith('/xem-dicom'));
    expect(viewer && mayOpen(viewer, { idMenus: [], paths: new Set() })).toBe(true);
  });
});

describe('the screens that a menu may hold', () => {
  it('are those of the table of screens, at the same paths with the same titles', () => {
    const known = new Set(menuScreenRows.map((screen) => `${screen.path} ${screen.title}`));
    const inside = routes.filter((route) => !route.public && !route.everyone);
    const shown = inside.map((route) => `${route.path.split('/:')[0]} ${route.title}`);
    expect(new Set(shown)).toEqual(known);
  });
});

describe('the guard', () => {
  const inside = routes.filter((route) => !route.public);
  const everyones = ['/trang-chu', '/xem-dicom'];
  const opened = (menu: { idMenus: string[]; paths: ReadonlySet<string> }) =>
    inside.filter((route) => mayOpen(route, menu)).map((route) => route.path.split('/:')[0]);

  it.each(menuScreenRows)(
    'opens $path, what is open to everyone and nothing else to a menu with that entry in a group',
    (screen) => {
      const { id: key, title, path } = screen;
      const menu = [{ key: 'group', title: 'group', children: [{ key, title, path, basename: '/his' }] }];
      expect(new Set(opened({ idMenus: menuIdsOf(menu), paths: menuPaths(menu) }))).toEqual(
        new Set([...everyones, path]),
      );
    },
  );

  it('opens every screen to the marker full, and what is open to everyone to an empty menu', () => {
    expect(opened({ idMenus: [fullMenu], paths: new Set() })).toHaveLength(inside.length);
    expect(opened({ idMenus: [], paths: new Set() })).toEqual(everyones);
  });
});
