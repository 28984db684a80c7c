import { describe, expect, it } from 'vitest';
import { byGroup, type FeatureDef } from './feature.ts';
import { entriesOf, features } from './features.ts';
import { areaRows, permissionsOfArea } from './permissions/matrix.ts';
import { readyProfiles } from './permissions/readyProfiles.ts';
import { menuScreenRows } from './permissions/screens.ts';

const kept = ['areas', 'screens', 'queues', 'orderKinds'] as const;
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the features', () => {
  it.each(kept)('give each name of their %s once', (key) => {
    expect(twice(entriesOf(key).map(([name]) => name))).toEqual([]);
  });

  it('have each a name of their own, and tell of modules that no other one tells of', () => {
    expect(twice(features.map((feature) => feature.name))).toEqual([]);
    expect(twice(features.flatMap((feature: FeatureDef) => feature.events ?? []))).toEqual([]);
  });

  it('say each permission once, and each act of an area once', () => {
    const said = entriesOf('areas').flatMap(([, area]) => Object.keys(area.permissions));
    expect(twice(said)).toEqual([]);
    expect(areaRows.flatMap(permissionsOfArea).toSorted()).toEqual(said.toSorted());
  });

  it('name only ready profiles that there are', () => {
    const codes = new Set<string>(readyProfiles.map(({ code }) => code));
    const rights = features.flatMap((feature: FeatureDef) =>
      Object.values(feature.areas ?? {}).flatMap((area) => Object.values(area.permissions)),
    );
    const screens = features.flatMap((feature: FeatureDef) => Object.values(feature.screens ?? {}));
    const named = [...rights, ...screens].flatMap(({ profiles }) => (profiles === 'all' ? [] : profiles));
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('give every ready profile permissions and screens', () => {
    expect(readyProfiles.filter(({ permissions, menus }) => !permissions.length || !menus.length)).toEqual(
      [],
    );
  });
});

describe('rows of groups', () => {
  it('stand by the order of the groups, in a group by rank, and else as they are listed', () => {
    const rows = [
      { group: 'b', name: 'last', rank: 1 },
      { group: 'b', name: 'early' },
      { group: 'a', name: 'first' },
      { group: 'b', name: 'next' },
    ];
    expect(byGroup(rows, { a: '', b: '' }).map((row) => row.name)).toEqual([
      'first',
      'early',
      'next',
      'last',
    ]);
  });

  it('keep administration at the end of its group, whatever the list of features', () => {
    expect(areaRows.slice(-2).map((row) => row.name)).toEqual(['heThong', 'tichHop']);
    const system = menuScreenRows.filter((screen) => screen.group === 'system').map((screen) => screen.id);
    expect(system.slice(-2)).toEqual(['mau-in', 'bat-dau']);
  });
});
