import type { DocumentNode } from 'graphql';
import { addOperations } from '../session/operations.ts';
import type { CatalogueDocuments } from '../ui/entry.ts';

type Generated = Record<string, DocumentNode> & { operationIds: Parameters<typeof addOperations>[0] };

const modules = import.meta.glob<Generated>('../gql/catalogues/*.gen.ts');
const paths = new Map(Object.keys(modules).map((path) => [path.split('/').pop()?.split('.')[0] ?? '', path]));

/** The six operations of a catalogue; each catalogue's documents are fetched when it is first used. */
export async function catalogueDocuments(name: string): Promise<CatalogueDocuments> {
  const path = paths.get(name);
  const load = path ? modules[path] : undefined;
  if (!load) throw new Error(`no documents of the catalogue ${name}`);
  const { operationIds, ...all } = await load();
  addOperations(operationIds);
  const find = (verb: string): DocumentNode => {
    // the generator changes the case of a name's parts: DM_DichVu becomes Dm_DichVu
    const wanted = `${verb}${name}Document`.toLowerCase();
    const found = Object.entries(all).find(([key]) => key.toLowerCase() === wanted)?.[1];
    if (!found) throw new Error(`no document ${verb}${name}`);
    return found;
  };
  return {
    list: find('List'),
    one: find('One'),
    search: find('Search'),
    create: find('Create'),
    update: find('Update'),
    remove: find('Remove'),
  };
}
