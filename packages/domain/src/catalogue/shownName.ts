import type { CatalogueDef } from './catalogue.ts';

/** The field that names an entry in English; not every catalogue has it, nor every entry of one that has. */
export const englishName = 'TenTiengAnh';

/** Whether the entries of a catalogue may have an English name. */
export function hasEnglishName(def: CatalogueDef): boolean {
  return def.fields[englishName] !== undefined;
}

/** The name of an entry as a screen in this language shows it. What is written into records and on paper stays in Vietnamese. */
export function shownName(language: 'vi' | 'en', name: string, english: unknown): string {
  return language === 'en' && typeof english === 'string' && english.trim() !== '' ? english : name;
}
