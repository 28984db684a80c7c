import { describe, expect, it } from 'vitest';
import { isNarrowDevice } from './device.ts';
import { legacyTarget, mayOpen, narrowPath, type RouteSpec, widePath } from './routeTable.ts';

const screen = async () => ({ default: () => null });
const table: RouteSpec[] = [
  { path: '/benh-nhan/:childComponentPath?', title: 't', legacy: ['/benhnhan'], texts: [], wide: screen },
  {
    path: '/quan-tri/:childComponentPath?',
    title: 't',
    legacy: ['/quantrihethong'],
    texts: [],
    wide: screen,
  },
  { path: '/quan-tri/mau-in', title: 't', legacy: ['/mauin'], texts: [], wide: screen },
  { path: '/trang-chu', title: 't', everyone: true, texts: [], wide: screen },
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
    ['/BenhNhan/AB12', '/benh-nhan/AB12'],
    ['/M/Benhnhan', '/m/benh-nhan'],
    ['/Trang-Chu', '/trang-chu'],
    ['/m/TRANG-CHU', '/m/trang-chu'],
    ['/quantrihethong/mau-in', '/quan-tri/mau-in'],
    ['/MauIn', '/quan-tri/mau-in'],
    ['/Quan-Tri/Mau-In', '/quan-tri/mau-in'],
  ])('the legacy spelling %s leads to %s', (path, expected) => {
    expect(legacyTarget(path, table)).toBe(expected);
  });
});

describe('a profile', () => {
  const patients = table.find(({ path }) => path.startsWith('/benh-nhan'));
  const home = table.find(({ path }) => path === '/trang-chu');
  it('opens what stands in its menu, home, and everything with the marker full', () => {
    if (!patients || !home) throw new Error('the table is empty');
    const none = { idMenus: [], paths: new Set<string>() };
    expect(mayOpen(patients, none)).toBe(false);
    expect(mayOpen(home, none)).toBe(true);
    expect(mayOpen(patients, { idMenus: [], paths: new Set(['/benh-nhan']) })).toBe(true);
    expect(mayOpen(patients, { idMenus: ['full'], paths: new Set() })).toBe(true);
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
