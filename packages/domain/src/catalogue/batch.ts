import type { CatalogueDef } from './catalogue.ts';

/** What is done with several entries of a catalogue at once. */
export const batchActs = ['update', 'duplicate', 'remove'] as const;
export type BatchAct = (typeof batchActs)[number];

/** Entries of one batch at most. */
export const batchMost = 500;

/**
 * Whether one value of a field may be given to several entries at once: what tells entries apart, what they are found by, their rows and
 * pictures belong to each alone.
 */
export function isBatchField(def: CatalogueDef, name: string): boolean {
  if (name === 'TamNgung') return true;
  if (name === 'MacDinh') return false; // one at a time
  const field = Object.hasOwn(def.fields, name) ? def.fields[name] : undefined;
  if (!field || field.kind === 'lines' || field.kind === 'image') return false;
  if (field.kind === 'text' && field.unique) return false;
  return name !== def.code && name !== def.display && !def.searchBy.includes(name);
}

/** A code for the copy of an entry that is not taken, `XN-GLU-2`; `taken` in lower case. */
export function copyCode(code: string, max: number, taken: ReadonlySet<string>): string {
  for (let at = 2; ; at++) {
    const end = `-${at}`;
    const made = `${code.slice(0, max - end.length)}${end}`;
    if (!taken.has(made.toLowerCase())) return made;
  }
}
