import { describe, expect, it } from 'vitest';
import { blankForm, copyOf, formOf, inputOf, type ProfileForm, profileParts } from './form.ts';
import type { ProfileDetailFragment } from './profiles.auth.gen.ts';

const tree = [{ key: 'xet-nghiem', title: 'menu.lab', path: '/xet-nghiem', basename: '/his' }];
const profile: ProfileDetailFragment = {
  _id: 'p',
  version: 3,
  code: 'LAB',
  name: 'Xét nghiệm',
  role: 'TECHNICIAN',
  TamNgung: false,
  requires2fa: true,
  soTaiKhoan: 2,
  permissions: ['XET_NGHIEM', 'BENH_AN_XEM'],
  permissionByNodes: { n1: ['XET_NGHIEM_HUY'], n2: [] },
  nodes: [
    { _id: 'n2', name: 'Hai' },
    { _id: 'n1', name: 'Một' },
  ],
  navigation: { navigationTree: tree, idMenus: ['full'] },
};
const form = formOf(profile);

describe('the form of a profile', () => {
  it('holds what the server has, its nodes in their order', () => {
    expect(form).toEqual({
      code: 'LAB',
      name: 'Xét nghiệm',
      role: 'TECHNICIAN',
      requires2fa: true,
      full: true,
      navigationTree: tree,
      permissions: ['XET_NGHIEM', 'BENH_AN_XEM'],
      nodes: [
        { node_Id: 'n2', permissions: [] },
        { node_Id: 'n1', permissions: ['XET_NGHIEM_HUY'] },
      ],
    });
  });

  it('of a copy has no code and name yet', () => {
    expect(profileParts.differing(copyOf(profile), form)).toEqual(['code', 'name']);
  });

  it('differs where a value does, not where permissions only stand in another order', () => {
    const turned: ProfileForm = { ...form, permissions: form.permissions.toReversed() };
    expect(profileParts.differing(turned, form)).toEqual([]);
    expect(profileParts.differing({ ...form, nodes: form.nodes.toReversed(), full: false }, form)).toEqual([
      'full',
      'nodes',
    ]);
  });

  it('sends the fields that are named', () => {
    expect(inputOf(form, ['name', 'full'])).toEqual({ name: 'Xét nghiệm', full: true });
    expect(Object.keys(inputOf(form)).length).toBe(Object.keys(blankForm).length);
  });
});
