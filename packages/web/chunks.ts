import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const src = path.resolve(import.meta.dirname, 'src');

/** What lists share and nothing else needs: the grid, and the shape of lists. */
const ofLists =
  /[\\/]ui[\\/]grid[\\/]|[\\/]src[\\/]lists[\\/]|@tanstack[\\/](?:react-table|table-core|react-store|store)[\\/]/;

/** What draws pictures of modalities: large, and of one screen alone. */
const ofPictures = /[\\/](?:@cornerstonejs|@kitware|dicom-parser|gl-matrix|comlink)[\\/]/;

/** What the parts of `ui/kit` are made of that take their keys from a library. */
const ofWidgets = /[\\/](?:react-aria|react-aria-components|react-stately|@internationalized)[\\/]/;

/**
 * How the program is cut into files. Left to itself the build makes a file of each module that two screens share: a page was
 * then 130 requests. Here the first page, the sign-in, the frame and what many screens share are one file each, and a screen
 * adds its own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'page', tags: ['$initial'], priority: 4 },
    partOf('signIn', 3, (graph) => importedBy(['features/identity/SignIn.tsx'], graph)),
    partOf('shell', 2, (graph) => {
      const cards = homeCards().map((file) => importedBy([file], graph));
      return new Set([
        ...importedBy(['app/Shell.tsx', 'app/WideShell.tsx', 'features/home/Home.tsx'], graph),
        ...cards.flatMap((card, at) =>
          [...card].filter((id) => cards.some((other, i) => i !== at && other.has(id))),
        ),
      ]);
    }),
    // changes less often than what is ours: browsers keep it over many versions
    partOf('widgets', 2, (graph) => {
      const kit = ['Tabs', 'Dropdown', 'options', 'Tooltip'].map((name) => `ui/kit/${name}.tsx`);
      return new Set([...importedBy(kit, graph)].filter((id) => ofWidgets.test(id)));
    }),
    { name: 'pictures', test: ofPictures, priority: 2 },
    // by eleven of some seventy screens: with fewer, each kind of result that is added makes every first screen larger
    { name: 'work', test: (id) => !ofLists.test(id), minShareCount: 11, priority: 1 },
    // work screens do without it
    { name: 'lists', test: ofLists, priority: 0 },
  ],
};

/** A group of the modules that `take` finds, without what an earlier group took. */
function partOf(
  name: string,
  priority: number,
  take: (graph: Graph) => Set<string>,
): Rolldown.CodeSplittingGroup {
  let found: Set<string> | undefined;
  return {
    name: (id, graph) => {
      found ??= take(graph);
      return found.has(id) ? name : null;
    },
    debugName: name,
    priority,
  };
}

/** What these modules import, and what that imports. */
function importedBy(files: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  const entries = files.map((file) => path.join(src, file));
  for (const entry of entries) graph.getModuleInfo(entry)?.importedIds.forEach(add);
  return found;
}

/** The cards of home, by their names. */
function homeCards(): string[] {
  const files = readdirSync(path.join(src, 'features'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('Card.tsx')).map((file) => path.join('features', file));
}
