import { operations } from '../gql/operations.gen.ts';

type Known = readonly [service: string, documentId: string];

const known = new Map<string, Known>(Object.entries(operations));

/** The service and the document id of an operation; undefined for one that no build knows. */
export function operationOf(name: string | undefined): Known | undefined {
  return known.get(name ?? '');
}

/** Adds operations that come with a part of the application: a catalogue's with its documents. */
export function addOperations(more: Readonly<Record<string, Known>>): void {
  for (const [name, operation] of Object.entries(more)) known.set(name, operation);
}
