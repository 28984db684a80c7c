import path from 'node:path';
import { projectFolder } from '../src/engine/folders.ts';
import { readTrustedDocuments } from '../src/engine/graphql/trustedDocuments.ts';

const documents = readTrustedDocuments(path.join(projectFolder, 'packages/web/src/gql/documents.json'));

/** The query or mutation that a screen sends, by its name. */
export function screenDocument(name: string): string {
  const found = [...documents.values()].find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`no screen sends ${name}`);
  return found;
}
