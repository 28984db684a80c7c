import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fetchPart } from '../session/parts.ts';
import type { CatalogueDocuments } from '../ui/entry.ts';
import { useGridState } from '../ui/grid/useGridState.ts';
import { Loading } from '../ui/Loading.tsx';
import { EntryList, importing } from './list/EntryList.tsx';
import { OpenedEntry } from './page/OpenedEntry.tsx';
import { useDocuments } from './page/useDocuments.ts';
import { useEntryPages } from './page/useEntryPages.ts';
import { useOpened } from './page/useOpened.ts';

// most catalogues have no tree
const CatalogueWithTree = lazy(() => fetchPart(() => import('./tree/CatalogueWithTree.tsx')));

type Props = {
  def: CatalogueDef;
  onBack?: () => void;
};

/** One catalogue: a page of its entries, searched, sorted and paged by the server; an entry opens its form. */
export function CatalogueTable({ def, ...rest }: Props) {
  const documents = useDocuments(def.name);
  return documents ? <WithEntry def={def} documents={documents} {...rest} /> : null;
}

/** The list, and the entry that is open: over it in a drawer, or instead of it on its page. */
function WithEntry({ def, documents, ...rest }: Props & { documents: CatalogueDocuments }) {
  const [params] = useSearchParams();
  const opened = useOpened(documents);
  const [changes, setChanges] = useState(0);
  const pages = useEntryPages();
  const tree = params.has(importing) ? undefined : catalogueTrees[def.name];
  const grid = useGridState(`catalogue/${def.name}`);
  const branch = useRef('null');
  const list = { def, documents, opened, changes, grid, branch, ...rest };
  const instead = opened.id !== null && (def.name in pages || opened.missing || opened.error);
  return (
    <>
      {/* it stays as it is: whoever comes back finds what was searched */}
      <div className="catalogue-behind" hidden={Boolean(instead)}>
        {tree ? (
          <Suspense fallback={<Loading />}>
            <CatalogueWithTree
              def={def}
              tree={tree}
              onOpen={opened.open}
              list={(within, head) => (
                <EntryList
                  key={JSON.stringify(within?.filter ?? null)}
                  within={within}
                  head={head}
                  {...list}
                />
              )}
            />
          </Suspense>
        ) : (
          <EntryList {...list} />
        )}
      </div>
      <OpenedEntry
        def={def}
        documents={documents}
        opened={opened}
        onChanged={() => setChanges((before) => before + 1)}
      />
    </>
  );
}
