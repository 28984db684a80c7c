import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { menuText } from '../../session/navigation.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import type { FieldName } from '../../ui/kit/formStore.ts';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { type Part, partOf, profileFields } from './form.ts';
import type { HouseNode } from './nodeTree.ts';
import { AccountsTab } from './parts/AccountsTab.tsx';
import { EditorActions } from './parts/EditorActions.tsx';
import { GeneralTab } from './parts/GeneralTab.tsx';
import { MenuTab } from './parts/MenuTab.tsx';
import { NodesTab } from './parts/NodesTab.tsx';
import { PermissionsTab } from './parts/PermissionsTab.tsx';
import { PreviewTab } from './parts/PreviewTab.tsx';
import { Suspended } from './parts/ProfileList.tsx';
import { useProfilePath } from './paths.ts';
import type { ProfileDetailFragment } from './profiles.auth.gen.ts';
import { entryAt, namedIssues } from './tree.ts';
import { useProfileEditor } from './useProfileEditor.ts';

type Props = {
  /** The profile that is open, or the one that a new one copies. */
  profile: ProfileDetailFragment | null;
  isNew: boolean;
  nodes: readonly HouseNode[];
  refetch: () => Promise<unknown>;
};

/** One profile in its tabs; what is not saved yet is marked at its tab. */
export function ProfileEditor({ profile, isNew, nodes, refetch }: Props) {
  const { t } = useTranslation('profiles');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const { path } = useProfilePath();
  const [tab, setTab] = useState<string>('general');
  const scrollToField = (name: FieldName) => {
    const parts = typeof name === 'string' ? name.split('.') : name;
    const field = profileFields.find((one) => one === parts[0]);
    if (!field) return;
    flushSync(() => setTab(partOf[field]));
    const entry = entryAt(form.navigationTree, parts.join('.'));
    const place = entry
      ? document.querySelector<HTMLElement>(`#navigationTree [data-row="${CSS.escape(entry.key)}"]`)
      : document.getElementById(field);
    place?.scrollIntoView({ block: 'center' });
    place?.focus();
  };
  // the tab of the field is drawn once this one is
  const focus = (at: string) => queueMicrotask(() => scrollToField(at));
  const state = useProfileEditor({ profile, isNew, nodes, refetch, focus });
  const { values: form, saved, change, changedParts, dirty, busy } = state;
  const textOf = (item: NavigationItem) => menuText(item, currentLanguage(), shell);
  const issues = namedIssues(form.navigationTree, state.issues.list, textOf);
  const save = () => void state.save();
  useHotkeys([
    { keys: 'Ctrl+S', label: t('save'), run: save, disabled: busy || !dirty },
    ...(['general', 'menu', 'permissions', 'nodes'] as const).map((key, index) => ({
      keys: `Alt+${index + 1}`,
      label: t(`tabs.${key}`),
      run: () => setTab(key),
    })),
    { keys: 'Alt+X', label: t('tabs.preview'), run: () => setTab('preview') },
  ]);
  const label = (part: Part) => (
    <>
      {t(`tabs.${part}`)}
      {changedParts.has(part) ? <span className="profile-dot" role="img" aria-label={t('unsaved')} /> : null}
    </>
  );
  const labelOf = (issuePath: string) => {
    const field = profileFields.find((one) => one === issuePath.split('.')[0]);
    const entry = entryAt(form.navigationTree, issuePath);
    const text = entry ? textOf(entry).trim() : '';
    return [field ? t(`fields.${field}`) : issuePath, text].filter(Boolean).join(' – ');
  };
  const shared = { form, saved, onChange: change };
  const title = isNew ? t(profile ? 'newCopy' : 'new', { name: profile?.name ?? '' }) : form.name || t('new');
  return (
    <div className="profile-editor">
      <header className="profile-head">
        <Button
          type="text"
          icon={<ArrowLeftIcon />}
          aria-label={t('back')}
          onClick={() => void navigate(path)}
        />
        <h1>{title}</h1>
        {profile?.TamNgung && !isNew ? <Suspended /> : null}
      </header>
      <div className="work-task">
        {state.restoredAt === null ? null : (
          <DraftNotice savedAt={state.restoredAt} onDiscard={state.discard} />
        )}
        <FormErrors form={{ scrollToField }} issues={issues} labelOf={labelOf} />
        <Tabs
          activeKey={tab}
          onChange={setTab}
          items={[
            {
              key: 'general',
              label: label('general'),
              children: <GeneralTab form={form} onChange={change} issues={issues} nodes={nodes} />,
            },
            { key: 'menu', label: label('menu'), children: <MenuTab {...shared} issues={issues} /> },
            {
              key: 'permissions',
              label: label('permissions'),
              children: <PermissionsTab {...shared} />,
            },
            { key: 'nodes', label: label('nodes'), children: <NodesTab {...shared} nodes={nodes} /> },
            ...(profile && !isNew
              ? [
                  {
                    key: 'accounts',
                    label: `${t('accounts')} (${profile.soTaiKhoan ?? 0})`,
                    children: <AccountsTab idProfile={profile._id} />,
                  },
                ]
              : []),
            {
              key: 'preview',
              label: t('tabs.preview'),
              children: <PreviewTab form={form} nodes={nodes} />,
            },
          ]}
        />
      </div>
      <EditorActions state={state} profile={isNew ? null : profile} onSave={save} />
      <ConflictDialog {...state.conflict} />
    </div>
  );
}
