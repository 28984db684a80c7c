import type { ComponentType } from 'react';
import type { EntryFormProps } from '../../ui/entry.ts';
import { useContributions } from '../../ui/useContributions.ts';

/** The pages that features bring for the entries of their catalogues, by the catalogue's name. */
export function useEntryPages(): Readonly<Record<string, ComponentType<EntryFormProps>>> {
  return Object.assign({}, ...useContributions('entryPages'));
}
