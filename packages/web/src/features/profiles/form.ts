import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { fullMenu, type ProfileDraft } from '@sen/domain/permissions/profile';
import type { OldDraft } from '../../ui/recordForm/keptDraft.ts';
import { fieldParts, type Parts, sameValue } from '../../ui/recordForm/parts.ts';
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

/** The fields as parts of a record; lists of permissions are the same in any order. */
export const profileParts: Parts<ProfileForm> = fieldParts<ProfileForm>((one, other, path) =>
  sameValue(comparable(path, one), comparable(path, other)),
);

function comparable(path: string, value: unknown): unknown {
  // the values of these two fields
  if (path === 'permissions') return [...(value as ProfileForm['permissions'])].sort();
  if (path === 'nodes')
    return (value as ProfileForm['nodes']).map((node) => ({
      ...node,
      permissions: [...node.permissions].sort(),
    }));
  return value;
}

/** What is sent of a form: the named fields. */
export function inputOf(form: ProfileForm, fields: readonly string[] = profileFields): ProfileInput {
  const whole: ProfileInput = {
    ...form,
    permissions: [...form.permissions],
    nodes: form.nodes.map((node) => ({ ...node, permissions: [...node.permissions] })),
  };
  return Object.fromEntries(
    profileFields.filter((field) => fields.includes(field)).map((field) => [field, whole[field]]),
  );
}

/** A draft of an earlier version of Sen: the whole form, beside what it was typed on. */
export function oldProfileDraft(draft: object): OldDraft<ProfileForm> {
  const { form = blankForm, base = form } = draft as { form?: ProfileForm; base?: ProfileForm }; // as it was kept
  return { paths: profileParts.differing(form, base), values: form, base };
}
