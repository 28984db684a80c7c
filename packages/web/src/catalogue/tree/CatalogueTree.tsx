import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { CatalogueTree as Tree } from '@sen/domain/catalogues/trees';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DownIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { cellOf } from '../cells.ts';
import { entryLabel } from '../RefPicker.tsx';
import { rowsOf, stepOf, type TreeRow } from './treeRows.ts';
import type { TreeState } from './useTree.ts';
import './tree.css';

type Props = { def: CatalogueDef; tree: Tree; state: TreeState; onEdit: (row: TreeRow) => void };

/** The entries of a catalogue below one another: by mouse and by the keys that trees have. */
export function CatalogueTree({ def, tree, state, onEdit }: Props) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const rows = rowsOf(tree, state.branches, state.open);
  const at = rows.some((row) => row.id === state.chosen?.id) ? state.chosen?.id : rows[0]?.id;
  const focus = (row: string) => document.getElementById(`${id}-${row}`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // where the focus is by now: what is chosen may still be on its way into the address
    const row = rows.find((one) => `${id}-${one.id}` === document.activeElement?.id);
    if (event.key === 'F2' && row) onEdit(row);
    else {
      const step = stepOf(rows, row?.id ?? null, event.key);
      if (!step) return;
      if ('toggle' in step) state.toggle(step.toggle);
      else {
        focus(step.to); // at once: the next key may be quicker than the picture
        state.choose(step.to);
      }
    }
    event.preventDefault();
  };
  const failed = state.error ? <ErrorState error={state.error} onRetry={state.reload} /> : null;
  if (failed && rows.length === 0) return failed;
  return (
    <nav className="catalogue-tree" aria-label={t('treeOf', { name: def.label[currentLanguage()] })}>
      <Button
        type="text"
        className="tree-all"
        aria-pressed={state.chosen === null}
        onClick={() => state.choose(null)}
      >
        {t('treeAll')}
      </Button>
      {failed}
      <div role="tree" aria-label={def.label[currentLanguage()]} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="treeitem"
            aria-level={row.level + 1}
            aria-posinset={row.index + 1}
            aria-setsize={row.count}
            aria-selected={row.id === state.chosen?.id}
            {...(row.mayOpen ? { 'aria-expanded': row.open } : {})}
            tabIndex={row.id === at ? 0 : -1}
            className={row.entry.TamNgung ? 'tree-row suspended' : 'tree-row'}
            style={{ paddingInlineStart: 4 + row.level * 16 }}
            onClick={() => state.choose(row.id)}
            onDoubleClick={() => onEdit(row)}
          >
            {row.mayOpen ? (
              <span
                className={row.open ? 'tree-arrow open' : 'tree-arrow'}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  state.toggle(row.id);
                }}
              >
                <DownIcon />
              </span>
            ) : (
              <span className="tree-arrow" aria-hidden="true" />
            )}
            <span className="tree-text">
              {entryLabel(row.catalogue, row.entry)} <small>{kindOf(row)}</small>
            </span>
          </div>
        ))}
      </div>
      <p className="tree-keys">{t('treeKeys')}</p>
    </nav>
  );
}

/** What kind of place a node is; the levels of the other trees say it themselves. */
function kindOf(row: TreeRow): string {
  const field = catalogueByName(row.catalogue)?.fields['category'];
  return field ? cellOf('category', field, row.entry, currentLanguage()) : '';
}
