import type { Issue } from '@sen/domain/catalogue/validate';
import { entriesOf, type NavigationItem } from '@sen/domain/permissions/navigation';
import type { MenuScreenRow } from '@sen/domain/permissions/screens';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DeleteIcon, PlusIcon, UndoIcon, WarningIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { type Move, rowsOf, stepOf } from '../tree.ts';
import type { MenuTreeState } from '../useMenuTree.ts';
import { renameFieldId } from './EntryPanel.tsx';
import { permissionText } from './NodesTab.tsx';

const moves: ReadonlyArray<{ move: Move; key: string; sign: string }> = [
  { move: 'up', key: 'ArrowUp', sign: '↑' },
  { move: 'down', key: 'ArrowDown', sign: '↓' },
  { move: 'out', key: 'ArrowLeft', sign: '←' },
  { move: 'in', key: 'ArrowRight', sign: '→' },
];

type Props = {
  tree: readonly NavigationItem[];
  state: MenuTreeState;
  useless: ReadonlyMap<string, MenuScreenRow>;
  issues: readonly Issue[];
  changed: boolean;
  onUndo: () => void;
};

/** The tree of a menu: arrows walk, Alt with arrows moves the chosen entry, F2 names it, Delete takes it out; the grip carries it. */
export function MenuTree({ tree, state, useless, issues, changed, onUndo }: Props) {
  const { t } = useTranslation('profiles');
  const id = useId();
  const rows = rowsOf(tree);
  const paths = new Map(entriesOf(tree).map(({ item, path }) => [item, `navigationTree.${path}`]));
  const focusNext = useRef(false);
  const { chosen, drag } = state;
  const active = chosen ?? rows[0]?.item.key;
  const addId = `${id}add`;

  // an entry that moves in the tree loses the focus with its place in the page
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    document.getElementById(chosen === null ? addId : `${id}-${chosen}`)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (active === undefined) return;
    const at = rows.findIndex((row) => row.item.key === active);
    const step = moves.find((one) => one.key === event.key);
    const target =
      event.key === 'ArrowDown'
        ? rows[at + 1]
        : event.key === 'ArrowUp'
          ? rows[at - 1]
          : event.key === 'Home'
            ? rows[0]
            : event.key === 'End'
              ? rows.at(-1)
              : undefined;
    if (event.altKey && step) state.move(active, step.move);
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (target) state.choose(target.item.key);
    else if (event.key === 'F2' || event.key === 'Enter') document.getElementById(renameFieldId)?.focus();
    else if (event.key === 'Delete') state.remove(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'F2' && event.key !== 'Enter') focusNext.current = true;
  };
  return (
    <section className="profile-tree" aria-labelledby={`${id}-title`}>
      <div className="profile-tree-tools">
        <h2 id={`${id}-title`}>{t('tree')}</h2>
        <Button id={addId} size="small" icon={<PlusIcon />} onClick={state.addGroup}>
          {t('addGroup')}
        </Button>
        {changed ? (
          <Button
            size="small"
            type="text"
            icon={<UndoIcon />}
            onClick={() => {
              document.getElementById(addId)?.focus(); // this one goes
              onUndo();
            }}
          >
            {t('undoMenu')}
          </Button>
        ) : null}
        <div className="profile-moves">
          {moves.map(({ move, sign }) => (
            <Button
              key={move}
              size="small"
              aria-label={t(`move.${move}`)}
              title={t(`move.${move}`)}
              disabled={chosen === null || stepOf(tree, chosen, move) === null}
              onClick={() => chosen !== null && state.move(chosen, move)}
            >
              {sign}
            </Button>
          ))}
          <Button
            size="small"
            danger
            icon={<DeleteIcon />}
            aria-label={t('takeOut')}
            title={t('takeOut')}
            disabled={chosen === null}
            onClick={() => chosen !== null && state.remove(chosen)}
          />
        </div>
      </div>
      {rows.length === 0 ? <p className="empty-state">{t('emptyMenu')}</p> : null}
      <div role="tree" aria-labelledby={`${id}-title`} onKeyDown={onKeyDown} id="navigationTree">
        {rows.map(({ item, level, index, count }) => {
          const { key } = item;
          const over = drag?.over?.key === key ? drag.over.where : null;
          const needs = useless.get(key)?.needs.map(permissionText).join(', ');
          const wrong = issues.filter((one) => one.path === paths.get(item));
          const looks = [
            'profile-row',
            key === chosen ? 'chosen' : '',
            drag?.source === key ? 'carried' : '',
            over ?? '',
          ];
          return (
            <div
              key={key}
              id={`${id}-${key}`}
              role="treeitem"
              tabIndex={key === active ? 0 : -1}
              aria-level={level}
              aria-posinset={index + 1}
              aria-setsize={count}
              aria-selected={key === chosen}
              {...(item.children ? { 'aria-expanded': true, 'data-group': '' } : {})}
              data-row={key}
              className={looks.filter((one) => one !== '').join(' ')}
              style={{ marginInlineStart: (level - 1) * 24 }}
              onClick={() => state.choose(key)}
              onFocus={() => state.choose(key)}
            >
              <span className="profile-grip" aria-hidden="true" {...state.handle(key)}>
                ⠿
              </span>
              <span className={item.children ? 'profile-row-text group' : 'profile-row-text'}>
                {state.textOf(item)}
                {item.titles ? <span className="visually-hidden"> ({t('ownText')})</span> : null}
              </span>
              {item.children ? (
                <span className="soft">{t('entries', { count: item.children.length })}</span>
              ) : null}
              {item.basename !== undefined && item.basename !== '/his' ? (
                <span className="soft">{item.basename}</span>
              ) : null}
              {needs === undefined ? null : (
                <span className="profile-warning" title={t('needs', { permissions: needs })}>
                  <WarningIcon />
                  <span>{t('needs', { permissions: needs })}</span>
                </span>
              )}
              {wrong.map((one) => (
                <span key={one.code} className="profile-wrong">
                  {issueText(one, currentLanguage())}
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <p className="soft profile-keys keys-only">{t('treeKeys')}</p>
    </section>
  );
}
