import { existsSync, readFileSync } from 'node:fs';
import { DomainError } from '../errors.ts';

export type Operation = {
  id?: unknown;
  extensions?: { documentId?: unknown } | null;
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
};

/** Reads the documents that the build knows: SHA-256 of the text to the text. */
export function readTrustedDocuments(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>; // written by the build
  return new Map(Object.entries(documents));
}

/**
 * Puts the text of a trusted document in the place of its id. A free query passes only where `free` says so.
 * Throws UNKNOWN_DOCUMENT.
 */
export function resolveDocument(
  operation: Operation,
  documents: ReadonlyMap<string, string>,
  free: boolean,
): void {
  const id = operation.id ?? operation.extensions?.documentId;
  if (typeof id === 'string') {
    const text = documents.get(id);
    if (text === undefined) throw new DomainError('UNKNOWN_DOCUMENT');
    operation.query = text;
    return;
  }
  if (typeof operation.query !== 'string') throw new DomainError('BAD_QUERY');
  if (!free) throw new DomainError('UNKNOWN_DOCUMENT');
}
