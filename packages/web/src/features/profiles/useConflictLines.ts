import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { menuText } from '../../session/navigation.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import { type ProfileField, type ProfileForm, profileFields, profileParts } from './form.ts';
import type { HouseNode } from './nodeTree.ts';
import { permissionText } from './parts/NodesTab.tsx';
import { roleText } from './parts/ProfileList.tsx';
import type { ProfileDetailFragment } from './profiles.auth.gen.ts';
import { rowsOf } from './tree.ts';

/** Puts the fields that differ from what somebody else saved into words; of permissions only those that differ. */
export function useConflictLines(nodes: readonly HouseNode[]) {
  const { t } = useTranslation('profiles');
  const { t: shell } = useTranslation('shell');
  const text = (field: ProfileField, form: ProfileForm, other: ProfileForm): string => {
    switch (field) {
      case 'full':
      case 'requires2fa':
        return t(form[field] ? 'yes' : 'no');
      case 'role':
        return roleText(form.role);
      case 'permissions': {
        const has = new Set(other.permissions);
        const more = form.permissions.filter((one) => !has.has(one)).map(permissionText);
        return more.length === 0 ? '–' : `+ ${more.join(', ')}`;
      }
      case 'navigationTree':
        return rowsOf(form.navigationTree)
          .map(({ item, level }) => `${'› '.repeat(level - 1)}${menuText(item, currentLanguage(), shell)}`)
          .join(' · ');
      case 'nodes':
        return form.nodes
          .map((one) => {
            const name = nodes.find((node) => node._id === one.node_Id)?.name ?? one.node_Id;
            return one.permissions.length === 0
              ? name
              : `${name} (${one.permissions.map(permissionText).join(', ')})`;
          })
          .join(' · ');
      default:
        return form[field];
    }
  };
  return ({ paths, mine, theirs, base }: Choice<ProfileDetailFragment, ProfileForm>): ConflictLine[] => {
    const touched = profileParts.differing(mine, base);
    return profileFields
      .filter((field) => paths.includes(field))
      .map((field) => ({
        path: field,
        label: t(`fields.${field}`),
        mine: text(field, mine, theirs) || '–',
        theirs: text(field, theirs, mine) || '–',
        first: touched.includes(field) ? 'mine' : 'theirs',
      }));
  };
}
