import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n.ts';
import { menuText } from '../../app/navigation.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { type ProfileField, type ProfileForm, sameField } from './form.ts';
import type { HouseNode } from './nodeTree.ts';
import { permissionText } from './parts/NodesTab.tsx';
import { roleText } from './parts/ProfileList.tsx';
import { rowsOf } from './tree.ts';
import type { ProfileEditorState } from './useProfileEditor.ts';

/** The fields that differ from what somebody else saved, as text; of permissions only those that differ. */
export function useConflictLines(state: ProfileEditorState, nodes: readonly HouseNode[]): ConflictLine[] {
  const { t } = useTranslation('profiles');
  const { t: shell } = useTranslation('shell');
  const { form: mine, saved: theirs, base, changes } = state;
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
  return changes.map((field) => ({
    path: field,
    label: t(`fields.${field}`),
    mine: text(field, mine, theirs) || '–',
    theirs: text(field, theirs, mine) || '–',
    first: sameField(field, mine, base) ? 'theirs' : 'mine',
  }));
}
