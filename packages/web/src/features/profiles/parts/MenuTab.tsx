import type { Issue } from '@sen/domain/catalogue/validate';
import { menuIdsOf } from '@sen/domain/permissions/navigation';
import { uselessEntries } from '@sen/domain/permissions/profile';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Switch } from '../../../ui/kit/choices.tsx';
import { type ProfileForm, profileParts } from '../form.ts';
import { withPermissions } from '../matrixRows.ts';
import { useMenuTree } from '../useMenuTree.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { MenuTree } from './MenuTree.tsx';
import { permissionText } from './NodesTab.tsx';
import { Palette } from './Palette.tsx';
import '../menu.css';

type Props = {
  form: ProfileForm;
  saved: ProfileForm;
  issues: readonly Issue[];
  onChange: (part: Partial<ProfileForm>) => void;
};

/** The menu of a profile: its tree, the screens it may take in, and the chosen entry. */
export function MenuTab({ form, saved, issues, onChange }: Props) {
  const { t } = useTranslation('profiles');
  const tree = form.navigationTree;
  const state = useMenuTree(tree, (navigationTree) => onChange({ navigationTree }));
  const useless = uselessEntries(form);
  const needed = [...useless.values()].flatMap((screen) => screen.needs.slice(0, 1));
  return (
    <div className="profile-menu">
      <div className="profile-full">
        <Switch aria-label={t('full')} checked={form.full} onChange={(full) => onChange({ full })} />
        <span>
          <strong>{t('full')}</strong> <span className="soft">{t('fullHint')}</span>
        </span>
      </div>
      {useless.size > 0 ? (
        <Alert
          type="warning"
          role="status"
          title={t('uselessCount', { count: useless.size })}
          description={[...new Set(needed)].map(permissionText).join(' · ')}
          action={
            <Button
              size="small"
              onClick={() => {
                document.querySelector<HTMLElement>('#navigationTree [tabindex="0"]')?.focus(); // the notice goes
                onChange({ permissions: withPermissions(form.permissions, needed, true) });
              }}
            >
              {t('grantNeeded')}
            </Button>
          }
        />
      ) : null}
      <div className="profile-menu-parts">
        <Palette taken={new Set(menuIdsOf(tree))} state={state} />
        <MenuTree
          tree={tree}
          state={state}
          useless={useless}
          issues={issues}
          changed={profileParts.differing(form, saved).includes('navigationTree')}
          onUndo={() => onChange({ navigationTree: saved.navigationTree })}
        />
        <EntryPanel state={state} />
      </div>
      <p className="visually-hidden" role="status">
        {state.said}
      </p>
    </div>
  );
}
