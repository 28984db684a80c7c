import { menuIdsOf } from '@sen/domain/permissions/navigation';
import { fullMenu } from '@sen/domain/permissions/profile';
import { menuScreenRows } from '@sen/domain/permissions/screens';
import { describe, expect, it } from 'vitest';
import { isNarrowDevice } from '../session/device.ts';
import { menuPaths } from '../session/navigation.ts';
import { legacyTarget, mayOpen, narrowPath, type RouteSpec, widePath } from '../session/routeTable.ts';
import { routes } from './routes.tsx';

const screen = async () => ({ default: () => null });
const table: RouteSpec[] = [
  { path: '/benh-nhan/:childComponentPath?', title: 't', legacy: ['/benhnhan'], wide: screen },
  { path: '/trang-chu', title: 't', everyone: true, wide: screen },
];

describe('paths', () => {
  it('have a twin below /m and back', () => {
    expect(narrowPath('/trang-chu')).toBe('/m/trang-chu');
    expect(narrowPath('/m/trang-chu')).toBe('/m/trang-chu');
    expect(widePath('/m/benh-nhan/1')).toBe('/benh-nhan/1');
    expect(widePath('/mau-in')).toBe('/mau-in');
  });

  it.each([
    ['/benhnhan', '/benh-nhan'],
    ['/benhnhan/12', '/benh-nhan/12'],
    ['/m/benhnhan', '/m/benh-nhan'],
    ['/benhnhanvaokhoa', null],
    ['/trang-chu', null],
  ])('the legacy spelling %s leads to %s', (path, expected) => {
    expect(legacyTarget(path, table)).toBe(expected);
  });
});

describe('a profile', () => {
  const [patients, home] = table;
  it('opens what stands in its menu, home, and everything with the marker full', () => {
    if (!patients || !home) throw new Error('the table is empty');
    const none = { idMenus: [], paths: new Set<string>() };
    expect(mayOpen(patients, none)).toBe(false);
    expect(mayOpen(home, none)).toBe(true);
    expect(mayOpen(patients, { idMenus: [], paths: new Set(['/benh-nhan']) })).toBe(true);
    expect(mayOpen(patients, { idMenus: ['full'], paths: new Set() })).toBe(true);
  });
});

describe('the table of screens', () => {
  it('has each path and legacy spelling once', () => {
    const all = routes.flatMap((route) => [route.path, ...(route.legacy ?? [])]);
    expect(new Set(all).size).toBe(all.length);
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
  const opened = (menu: { idMenus: string[]; paths: ReadonlySet<string> }) =>
    inside.filter((route) => mayOpen(route, menu)).map((route) => route.path.split('/:')[0]);

  it.each(menuScreenRows)(
    'opens $path, home and nothing else to a menu with that entry in a group',
    (screen) => {
      const { id: key, title, path } = screen;
      const menu = [{ key: 'group', title: 'group', children: [{ key, title, path, basename: '/his' }] }];
      expect(new Set(opened({ idMenus: menuIdsOf(menu), paths: menuPaths(menu) }))).toEqual(
        new Set(['/trang-chu', path]),
      );
    },
  );

  it('opens every screen to the marker full, and home alone to an empty menu', () => {
    expect(opened({ idMenus: [fullMenu], paths: new Set() })).toHaveLength(inside.length);
    expect(opened({ idMenus: [], paths: new Set() })).toEqual(['/trang-chu']);
  });
});

describe('a device', () => {
  it.each([
    [1366, 'Mozilla/5.0 (X11; Linux x86_64)', false],
    [390, 'Mozilla/5.0 (X11; Linux x86_64)', true],
    [1200, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', true],
  ])('%d px wide as %s is narrow: %s', (width, agent, expected) => {
    expect(isNarrowDevice(width, agent)).toBe(expected);
  });
});
