import { addOperations } from '../session/operations.ts';
import type { CatalogueDocuments } from '../ui/entry.ts';

type Generated = { documents: CatalogueDocuments; operationIds: Parameters<typeof addOperations>[0] };

const modules = import.meta.glob<Generated>('../gql/catalogues/*.json', { import: 'default' });

/** The six operations of a catalogue; each catalogue's documents are fetched when it is first used. */
export async function catalogueDocuments(name: string): Promise<CatalogueDocuments> {
  const load = modules[`../gql/catalogues/${name}.json`];
  if (!load) throw new Error(`no documents of the catalogue ${name}`);
  const { documents, operationIds } = await load();
  addOperations(operationIds);
  return documents;
}
