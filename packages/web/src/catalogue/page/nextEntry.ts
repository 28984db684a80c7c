import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import type { Entry, EntryValues } from '../../ui/entry.ts';

const chosen: ReadonlySet<Field['kind']> = new Set(['ref', 'refs', 'enum', 'bool']);

/** What the next new entry begins with: what was chosen for the last one, such as its group, and nothing that was typed. */
export function nextEntry(def: CatalogueDef, saved: Entry): EntryValues {
  const kept = Object.entries(def.fields).filter(([, field]) => chosen.has(field.kind));
  return Object.fromEntries(kept.map(([name]) => [name, saved[name] ?? null]));
}
