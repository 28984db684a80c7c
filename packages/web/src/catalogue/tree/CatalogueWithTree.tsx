import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { CatalogueTree as Tree } from '@sen/domain/catalogues/trees';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import type { CatalogueDocuments, Entry } from '../../ui/entry.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { EntryForm } from '../EntryForm.tsx';
import { catalogueDocuments } from '../operations.ts';
import { entryLabel } from '../RefPicker.tsx';
import { CatalogueTree } from './CatalogueTree.tsx';
import { levelAt, type Within } from './treeRows.ts';
import { useTree } from './useTree.ts';

/** A form that stands open over the tree: of an entry, or of a new one below it. */
type Edited = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  entry: Entry | null;
  preset: Record<string, unknown>;
};

type Props = {
  def: CatalogueDef;
  tree: Tree;
  /** The list of the branch that is chosen, under what the branch offers. */
  list: (within: Within | null, head: ReactNode) => ReactNode;
  /** Opens an entry of the list's own catalogue. */
  onOpen: (entry: Entry) => void;
};

/** The tree of a catalogue beside the list of the branch that is chosen in it. */
export default function CatalogueWithTree({ def, tree, list, onOpen }: Props) {
  const { t } = useTranslation('catalogue');
  const { permissions } = useSession();
  const state = useTree(tree);
  const [edited, setEdited] = useState<Edited | null>(null);
  const edit = async (catalogue: string, entry: Entry | null, preset: Record<string, unknown> = {}) => {
    const own = catalogueByName(catalogue);
    if (own === def && entry) onOpen(entry);
    else if (own) setEdited({ def: own, documents: await catalogueDocuments(catalogue), entry, preset });
  };
  const { chosen } = state;
  const below = levelAt(tree, chosen ? chosen.level + 1 : 0);
  const belowDef = below ? catalogueByName(below.catalogue) : undefined;
  // entries of the list's own catalogue are added in the list
  const adds = belowDef && belowDef !== def && permissions.has(belowDef.permission) ? belowDef : null;
  const head = (
    <div className="tree-head">
      {chosen ? (
        <>
          <strong>{entryLabel(chosen.catalogue, chosen.entry)}</strong>
          <Button size="small" onClick={() => void edit(chosen.catalogue, chosen.entry)}>
            {t('openEntry')}
          </Button>
        </>
      ) : null}
      {adds ? (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() =>
            void edit(adds.name, null, below?.parent && chosen ? { [below.parent]: chosen.id } : {})
          }
        >
          {t('addBelow', { name: adds.label[currentLanguage()] })}
        </Button>
      ) : null}
    </div>
  );
  return (
    <div className="catalogue-with-tree">
      <CatalogueTree
        def={def}
        tree={tree}
        state={state}
        onEdit={(row) => void edit(row.catalogue, row.entry)}
      />
      {state.within === undefined ? null : list(state.within, head)}
      {edited ? (
        <EntryForm
          key={edited.entry?._id ?? 'new'}
          def={edited.def}
          documents={edited.documents}
          entry={edited.entry}
          preset={edited.preset}
          mayWrite={permissions.has(edited.def.permission)}
          onClose={() => setEdited(null)}
          onSaved={(row, typedOn) => {
            setEdited(typedOn ? { ...edited, entry: row } : null);
            state.reload();
          }}
        />
      ) : null}
    </div>
  );
}
