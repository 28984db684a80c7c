import type { Issue } from '@sen/domain/catalogue/validate';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Select, SelectMany } from '../../../ui/kit/Select.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { Access } from '../access.ts';
import type { AccessChoices } from '../useUsers.ts';
import { LikeAccount } from './LikeAccount.tsx';

type Props = {
  access: Access;
  choices: AccessChoices;
  issues: readonly Issue[];
  onChange: (access: Access) => void;
};

/** The profiles of an account, line by line: which one, where, and which one it starts with. */
export function HeldProfiles({ access, choices, issues, onChange }: Props) {
  const { t } = useTranslation('users');
  const { profiles, defaultProfile_Id } = access;
  const [added, setAdded] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const issuesAt = (path: string) =>
    issues
      .filter((issue) => issue.path === path || issue.path.startsWith(`${path}.`))
      .map((issue) => issueText(issue, currentLanguage()));
  const change = (at: number, line: Partial<Access['profiles'][number]>) =>
    onChange({
      ...access,
      profiles: profiles.map((one, index) => (index === at ? { ...one, ...line } : one)),
    });
  /** The button that was pressed goes with its line: the focus goes on to the one that adds, which is there then. */
  const remove = (at: number) => {
    flushSync(() => onChange({ ...access, profiles: profiles.filter((_one, index) => index !== at) }));
    addButton.current?.focus();
  };
  const held = new Set(profiles.map((one) => one.profile_Id));
  const nodes = choices.nodes.map((node) => ({ value: node._id, label: `${node.code} – ${node.name}` }));
  const start = held.has(defaultProfile_Id ?? '') ? defaultProfile_Id : profiles[0]?.profile_Id;
  const free = choices.profiles.filter((one) => !held.has(one._id));
  return (
    <div className="held-profiles">
      {profiles.map((line, at) => {
        const options = choices.profiles
          .filter((one) => one._id === line.profile_Id || !held.has(one._id))
          .map((one) => ({
            value: one._id,
            label: one.TamNgung ? t('suspendedProfile', { name: one.name }) : one.name,
          }));
        const name = options.find((one) => one.value === line.profile_Id)?.label ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place, and the focus, when its profile is chosen
          <div className="held-profile" key={at} role="group" aria-label={name}>
            <Select
              aria-label={t('profile')}
              placeholder={t('chooseProfile')}
              showSearch={{}}
              value={line.profile_Id || null}
              options={options}
              autoFocus={line.profile_Id === '' && added}
              onChange={(profile_Id: string) => change(at, { profile_Id })}
            />
            <SelectMany
              aria-label={t('places', { name })}
              placeholder={t('placesOfProfile')}
              value={[...line.node_Ids]}
              options={nodes}
              onChange={(node_Ids: string[]) => change(at, { node_Ids })}
            />
            <Radio
              checked={line.profile_Id !== '' && line.profile_Id === start}
              onChange={() => onChange({ ...access, defaultProfile_Id: line.profile_Id })}
            >
              {t('startsWith')}
            </Radio>
            <Button
              type="text"
              icon={<DeleteIcon />}
              aria-label={t('takeProfile', { name })}
              onClick={() => remove(at)}
            />
            {issuesAt(`profiles.${at}`).map((text) => (
              <p key={text} role="alert" className="field-fault">
                {text}
              </p>
            ))}
          </div>
        );
      })}
      {issues.some((issue) => issue.path === 'profiles') ? (
        <p role="alert" className="field-fault">
          {t('needsProfile')}
        </p>
      ) : null}
      {free.length > 0 && !held.has('') ? (
        <Button
          ref={addButton}
          type="link"
          icon={<PlusIcon />}
          onClick={() => {
            setAdded(true);
            onChange({ ...access, profiles: [...profiles, { profile_Id: '', node_Ids: [] }] });
          }}
        >
          {t('addProfile')}
        </Button>
      ) : null}
      <LikeAccount onChange={onChange} />
    </div>
  );
}
