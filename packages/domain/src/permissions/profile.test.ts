import { describe, expect, it } from 'vitest';
import { areaGroups, areaRows, isPermission, permissionsOfArea } from './matrix.ts';
import { entriesOf, menuIdsOf, type NavigationItem, navigationIssues, readNavigation } from './navigation.ts';
import { permissions } from './permissions.ts';
import { idMenusOf, openedScreens, type ProfileDraft, profileIssues, uselessEntries } from './profile.ts';
import { menuGroups, menuScreenRows, screenAt } from './screens.ts';

const leaf = (key: string, path = `/${key}`): NavigationItem => ({
  key,
  title: `menu.${key}`,
  path,
  basename: '/his',
});
const group = (key: string, ...children: NavigationItem[]): NavigationItem => ({ key, title: key, children });
const draft = (more: Partial<ProfileDraft> = {}): ProfileDraft => ({
  code: 'LAB',
  name: 'Xét nghiệm',
  role: 'TECHNICIAN',
  full: false,
  navigationTree: [leaf('xet-nghiem'), leaf('benh-nhan')],
  permissions: ['BENH_AN_XEM', 'BENH_NHAN_XEM'],
  nodes: [],
  ...more,
});
const codes = (list: ReturnType<typeof profileIssues>) => list.map(({ path, code }) => `${path} ${code}`);

describe('the matrix of permissions', () => {
  it('holds each permission exactly once', () => {
    const placed = areaRows.flatMap(permissionsOfArea);
    expect(placed.toSorted()).toEqual(Object.keys(permissions).toSorted());
  });

  it('has an area in each group, and the areas of a group beside each other', () => {
    const order = areaRows.map((area) => area.group).filter((one, index, all) => one !== all[index - 1]);
    expect(order).toEqual(Object.keys(areaGroups));
  });

  it('knows a permission from an inherited name', () => {
    expect([isPermission('QUAN_TRI'), isPermission('toString')]).toEqual([true, false]);
  });
});

describe('the screens of a menu', () => {
  it('stand at one path each, in groups that have a title', () => {
    const paths = menuScreenRows.map((screen) => screen.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(menuScreenRows.filter((screen) => !Object.hasOwn(menuGroups, screen.group))).toEqual([]);
    expect(screenAt('/xet-nghiem')?.id).toBe('xet-nghiem');
  });
});

describe('a menu', () => {
  it('of three levels with known screens is right', () => {
    const tree = [group('a', group('b', leaf('xet-nghiem')), leaf('benh-nhan'))];
    expect(navigationIssues(tree)).toEqual([]);
    expect(menuIdsOf(tree)).toEqual(['xet-nghiem', 'benh-nhan']);
    expect(entriesOf(tree).map(({ level, path }) => `${level} ${path}`)).toEqual([
      '1 0',
      '2 0.children.0',
      '3 0.children.0.children.0',
      '2 0.children.1',
    ]);
  });

  it.each([
    ['a fourth level', [group('a', group('b', group('c', leaf('xet-nghiem'))))], 'MENU_TOO_DEEP'],
    ['a screen that the product does not have', [leaf('khong-co')], 'MENU_UNKNOWN'],
    ['an entry that is neither screen nor group', [{ key: 'a', title: 'a' }], 'MENU_UNKNOWN'],
    ['a link to another site', [{ ...leaf('x', '/a'), basename: '//evil.example' }], 'MENU_UNKNOWN'],
    ['a script for a link', [{ ...leaf('x', '/a'), basename: 'javascript:alert(1)//' }], 'MENU_UNKNOWN'],
    ['a group without entries', [group('a')], 'MENU_EMPTY_GROUP'],
    ['a key twice', [leaf('a', '/xet-nghiem'), leaf('a', '/benh-nhan')], 'DUPLICATE'],
    ['a screen twice', [leaf('a', '/xet-nghiem'), leaf('b', '/xet-nghiem')], 'DUPLICATE'],
    ['an entry without a text', [{ ...leaf('xet-nghiem'), title: ' ' }], 'REQUIRED'],
    ['a text in one language', [{ ...leaf('xet-nghiem'), titles: { vi: 'Máu', en: '' } }], 'REQUIRED'],
    ['a text that is too long', [{ ...leaf('xet-nghiem'), title: 'a'.repeat(61) }], 'TOO_LONG'],
  ])('with %s is refused', (_what, tree, code) => {
    expect(navigationIssues(tree).map((issue) => issue.code)).toEqual([code]);
  });

  it('may lead to another application of the site, whose screens are not known here', () => {
    const tree = [{ ...leaf('x', '/man-hinh-khac'), basename: '/khac' }];
    expect(navigationIssues(tree)).toEqual([]);
    expect(menuIdsOf(tree)).toEqual([]);
  });

  it('of unknown origin is read, and refused when it has another shape', () => {
    const tree = [group('a', { ...leaf('xet-nghiem'), titles: { vi: 'Máu', en: 'Blood' } })];
    expect(readNavigation(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
    expect(readNavigation([{ ...leaf('xet-nghiem'), onClick: 'alert(1)' }])).toEqual([leaf('xet-nghiem')]);
    for (const wrong of [
      null,
      {},
      [1],
      [{ key: 'a' }],
      [{ ...leaf('a'), children: 1 }],
      [{ ...leaf('a'), titles: 1 }],
    ])
      expect(readNavigation(wrong)).toBeNull();
  });
});

describe('a profile', () => {
  it('is right as it ships', () => {
    expect(profileIssues(draft())).toEqual([]);
  });

  it('says by field what is wrong with it', () => {
    const nodes = [
      { node_Id: 'n', permissions: ['THU'] },
      { node_Id: 'n', permissions: [] },
    ];
    const wrong = draft({ code: 'a (b)', name: '', role: 'CHEF', permissions: ['BAY'], nodes });
    expect(codes(profileIssues(wrong))).toEqual([
      'code NOT_A_CODE',
      'name REQUIRED',
      'role NOT_IN_LIST',
      'permissions PERMISSION_UNKNOWN',
      'nodes.0.permissions PERMISSION_UNKNOWN',
      'nodes.1 DUPLICATE',
    ]);
  });

  it('is kept with the ids of its screens, or the marker that opens all', () => {
    expect(idMenusOf(draft())).toEqual(['xet-nghiem', 'benh-nhan']);
    expect(idMenusOf(draft({ full: true }))).toEqual(['full']);
  });

  it('names the entries whose screens it has no right to, at none of its nodes', () => {
    const without = draft({ permissions: ['BENH_NHAN_XEM'] });
    expect([...uselessEntries(without).keys()]).toEqual(['xet-nghiem']);
    const atNode = draft({
      permissions: ['BENH_NHAN_XEM'],
      nodes: [{ node_Id: 'n', permissions: ['BENH_AN_XEM'] }],
    });
    expect(uselessEntries(atNode).size).toBe(0);
    expect(openedScreens(without).map(({ screen, usable }) => [screen.id, usable])).toEqual([
      ['benh-nhan', true],
      ['xet-nghiem', false],
    ]);
    expect(openedScreens(draft({ full: true })).length).toBe(menuScreenRows.length);
  });
});
