import { holdsWords } from '@sen/domain/names/find';
import { permissions } from '@sen/domain/permissions/permissions';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { SelectMany } from '../../../ui/kit/Select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { ProfileForm } from '../form.ts';
import { grantedBelow, type HouseNode, nodeRows, withNode } from '../nodeTree.ts';

type Props = {
  form: ProfileForm;
  saved: ProfileForm;
  nodes: readonly HouseNode[];
  onChange: (part: Partial<ProfileForm>) => void;
};

/** Where a profile applies, and what may be done at a node beyond its permissions everywhere. */
export function NodesTab({ form, saved, nodes, onChange }: Props) {
  const { t } = useTranslation('profiles');
  const language = currentLanguage();
  const [text, setText] = useState('');
  const rows = useMemo(() => nodeRows(nodes), [nodes]);
  const own = new Map(form.nodes.map((one) => [one.node_Id, one.permissions]));
  const below = grantedBelow(rows, new Set(own.keys()));
  const before = new Map(saved.nodes.map((one) => [one.node_Id, one.permissions]));
  const everywhere = new Set(form.permissions);
  const shown = rows.filter(({ node }) => holdsWords(text, `${node.name} ${node.code}`));
  const options = Object.entries(permissions)
    .filter(([value]) => !everywhere.has(value))
    .map(([value, label]) => ({ value, label: label[language] }));
  const setPermissions = (id: string, list: string[]) =>
    onChange({
      nodes: form.nodes.map((one) => (one.node_Id === id ? { ...one, permissions: list } : one)),
    });
  const [first] = form.nodes;
  return (
    <div className="profile-nodes">
      <p className="soft">{t('nodesHint')}</p>
      <Input
        type="search"
        prefix={<SearchIcon />}
        value={text}
        placeholder={t('findNode')}
        aria-label={t('findNode')}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.length === 0 ? (
        <EmptyState text={t('noNode')} search={{ text, onClear: () => setText('') }} />
      ) : null}
      <ul>
        {shown.map(({ node, level }) => {
          const held = own.get(node._id);
          const differs = JSON.stringify(held) !== JSON.stringify(before.get(node._id));
          return (
            <li
              key={node._id}
              className={differs ? 'differs' : ''}
              style={{ paddingInlineStart: text.trim() === '' ? (level - 1) * 22 : 0 }}
            >
              <Checkbox
                checked={held !== undefined}
                onChange={(event) =>
                  onChange({ nodes: withNode(form.nodes, node._id, event.target.checked) })
                }
              >
                {node.name} <span className="soft">{node.code}</span>
              </Checkbox>
              {node._id === first?.node_Id ? <span className="profile-mark">{t('startsHere')}</span> : null}
              {held === undefined && below.has(node._id) ? (
                <span className="soft">{t('grantedAbove')}</span>
              ) : null}
              {held === undefined ? null : (
                <div className="profile-extra">
                  <SelectMany
                    aria-label={t('extraAt', { name: node.name })}
                    placeholder={t('extra')}
                    value={held}
                    options={[
                      ...options,
                      ...held
                        .filter((one) => everywhere.has(one))
                        .map((value) => ({ value, label: permissionText(value) })),
                    ]}
                    showSearch={{}}
                    onChange={(list: string[]) => setPermissions(node._id, list)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The label of a permission in the language of the screen. */
export function permissionText(permission: string): string {
  const labels: Readonly<Record<string, { vi: string; en: string }>> = permissions;
  return labels[permission]?.[currentLanguage()] ?? permission;
}
