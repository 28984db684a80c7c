import { useEntryPath } from './useEntryPath.ts';
import { newEntry } from './useOpened.ts';

/** The address of the form of a new entry of a catalogue; `preset` of the link's state is what it starts with. Null where the menu does not lead there. */
export function useNewEntryPath(): (catalogue: string) => string | null {
  const pathOf = useEntryPath();
  return (catalogue) => pathOf(catalogue, newEntry);
}
