import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { fullMenu, type ProfileDraft } from '@sen/domain/permissions/profile';
import type { ProfileDetailFragment, ProfileInput } from './profiles.auth.gen.ts';

/** What the editor holds of a profile. */
export type ProfileForm = ProfileDraft & { requires2fa: boolean };
export type ProfileField = keyof ProfileForm;
/** A tab of the editor that holds fields. */
export type Part = 'general' | 'menu' | 'permissions' | 'nodes';

/** The tab of each field, in the order of the form. */
export const partOf: Readonly<Record<ProfileField, Part>> = {
  code: 'general',
  name: 'general',
  role: 'general',
  requires2fa: 'general',
  full: 'menu',
  navigationTree: 'menu',
  permissions: 'permissions',
  nodes: 'nodes',
};

export const profileFields = Object.keys(partOf) as ProfileField[]; // the keys of partOf

/** A profile of which nothing is typed yet. */
export const blankForm: ProfileForm = {
  code: '',
  name: '',
  role: '',
  requires2fa: false,
  full: false,
  navigationTree: [],
  permissions: [],
  nodes: [],
};

/** The form of a profile as the server has it. */
export function formOf(profile: ProfileDetailFragment): ProfileForm {
  const { code, name, role, requires2fa, permissions, nodes, navigation } = profile;
  const byNode = profile.permissionByNodes as Record<string, string[]>; // the API's JSON: lists by node id
  return {
    code,
    name,
    role,
    requires2fa,
    full: navigation.idMenus.includes(fullMenu),
    navigationTree: navigation.navigationTree as NavigationItem[], // the API's JSON
    permissions,
    nodes: nodes.map((node) => ({ node_Id: node._id, permissions: byNode[node._id] ?? [] })),
  };
}

/** A copy of a profile that has no code and name yet. */
export function copyOf(profile: ProfileDetailFragment): ProfileForm {
  return { ...formOf(profile), code: '', name: '' };
}

/** Whether a field has the same value in both; lists of permissions are the same in any order. */
export function sameField(field: ProfileField, a: ProfileForm, b: ProfileForm): boolean {
  return JSON.stringify(comparable(field, a)) === JSON.stringify(comparable(field, b));
}

function comparable(field: ProfileField, form: ProfileForm): unknown {
  if (field === 'permissions') return form.permissions.toSorted();
  if (field === 'nodes')
    return form.nodes.map((node) => ({ ...node, permissions: node.permissions.toSorted() }));
  return form[field];
}

/** The fields that differ. */
export function changedFields(a: ProfileForm, b: ProfileForm): ProfileField[] {
  return profileFields.filter((field) => !sameField(field, a, b));
}

/** What is sent of a form: the named fields. */
export function inputOf(form: ProfileForm, fields: readonly ProfileField[] = profileFields): ProfileInput {
  const whole: ProfileInput = {
    ...form,
    permissions: [...form.permissions],
    nodes: form.nodes.map((node) => ({ ...node, permissions: [...node.permissions] })),
  };
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
}

/** One's own form with the fields that are taken from the server's. */
export function merged(mine: ProfileForm, theirs: ProfileForm, taken: ReadonlySet<string>): ProfileForm {
  const chosen = profileFields.filter((field) => taken.has(field)).map((field) => [field, theirs[field]]);
  return { ...mine, ...Object.fromEntries(chosen) };
}

/** What the server has after a save, with what was typed since the form was sent. */
export function typedOn(sent: ProfileForm, typed: ProfileForm, server: ProfileForm): ProfileForm {
  return merged(server, typed, new Set(changedFields(typed, sent)));
}
