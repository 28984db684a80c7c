import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { CatalogueTree as TreeDef } from '@sen/domain/catalogues/trees';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DownIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { cellOf } from '../cells.ts';
import { entryLabel } from '../RefPicker.tsx';
import { mayOpen, type TreeEntry } from './treeRows.ts';
import type { TreeState } from './useTree.ts';
import './tree.css';

type Props = { def: CatalogueDef; tree: TreeDef; state: TreeState; onEdit: (row: TreeEntry) => void };

const sizes = { estimatedRowSize: 28 };

/** The entries of a catalogue below one another: by mouse and by the keys that trees have. */
export function CatalogueTree({ def, tree, state, onEdit }: Props) {
  const { t } = useTranslation('catalogue');
  const name = def.label[currentLanguage()];
  const lines = (above: string): ReactNode =>
    (state.branches.get(above) ?? []).map((one) => {
      const opens = mayOpen(tree, state.branches, one);
      const open = opens && state.open.has(one.id);
      return (
        <TreeItem
          key={one.id}
          id={one.id}
          textValue={entryLabel(one.catalogue, one.entry)}
          className={one.entry.TamNgung ? 'tree-row suspended' : 'tree-row'}
        >
          <TreeItemContent>
            <Line one={one} opens={opens} open={open} />
          </TreeItemContent>
          {opens && !state.branches.has(one.id) ? (
            // without a line below it the library takes no key to open it
            <TreeLoadMoreItem isLoading className="tree-wait">
              {t('common:loading')}
            </TreeLoadMoreItem>
          ) : (
            lines(one.id)
          )}
        </TreeItem>
      );
    });
  const failed = state.error ? <ErrorState error={state.error} onRetry={state.reload} /> : null;
  const none = (state.branches.get('') ?? []).length === 0;
  if (failed && none) return failed;
  const edit = (event: SyntheticEvent) => {
    const id =
      event.target instanceof Element ? event.target.closest('[role=row]')?.getAttribute('data-key') : null;
    const one = [...state.branches.values()].flat().find((other) => other.id === id);
    if (one) onEdit(one);
  };
  return (
    <nav className="catalogue-tree" aria-label={t('treeOf', { name })}>
      <Button
        type="text"
        className="tree-all"
        aria-pressed={state.chosen === null}
        onClick={() => state.choose(null)}
      >
        {t('treeAll')}
      </Button>
      {failed}
      <div
        className="tree-lines"
        onDoubleClick={edit}
        onKeyDownCapture={(event) => {
          if (event.key === 'F2') {
            event.preventDefault();
            edit(event);
          } else if (event.key === 'ArrowRight' && goesIn(event.target)) {
            // the library goes from an open line to its sign; people go on to what stands below it
            event.preventDefault();
            event.stopPropagation();
            event.target.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
            );
          }
        }}
      >
        <Virtualizer layout={ListLayout} layoutOptions={sizes}>
          <Tree
            aria-label={name}
            className="tree"
            selectionMode="single"
            selectionBehavior="replace"
            disallowEmptySelection
            selectedKeys={state.chosen ? [state.chosen.id] : []}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : keys;
              if (id !== undefined) state.choose(String(id));
            }}
            expandedKeys={state.open}
            onExpandedChange={(keys) => state.setOpen(new Set([...keys].map(String)))}
          >
            {lines('')}
          </Tree>
        </Virtualizer>
      </div>
      <p className="tree-keys keys-only">{t('treeKeys')}</p>
    </nav>
  );
}

function goesIn(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role=row][aria-expanded=true]');
}

function Line({ one, opens, open }: { one: TreeEntry; opens: boolean; open: boolean }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="tree-line" style={{ paddingInlineStart: 4 + one.level * 16 }}>
      {opens ? (
        <AriaButton
          slot="chevron"
          className={open ? 'tree-arrow open' : 'tree-arrow'}
          aria-label={open ? t('closeBranch') : t('openBranch')}
        >
          <DownIcon />
        </AriaButton>
      ) : (
        <span className="tree-arrow" />
      )}
      <span className="tree-text">
        {entryLabel(one.catalogue, one.entry)} <small>{kindOf(one)}</small>
      </span>
    </div>
  );
}

/** What kind of place a node is; the levels of the other trees say it themselves. */
function kindOf(row: TreeEntry): string {
  const field = catalogueByName(row.catalogue)?.fields['category'];
  return field ? cellOf('category', field, row.entry, currentLanguage()) : '';
}
