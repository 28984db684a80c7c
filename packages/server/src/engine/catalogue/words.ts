import { typedForms } from '@sen/domain/names/searchKey';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What each word of a typed text asks of a search key (`searchKeyOf`): a condition a word, one of its forms begins a word of the key. */
export function keyHolds(key: SQLWrapper, text: string): SQL[] {
  return typedForms(text).map((forms) => anyBegins(key, forms));
}

/** That a word of a search key begins with one of these, which hold letters and digits alone. */
export function anyBegins(key: SQLWrapper, forms: readonly string[]): SQL {
  return or(...forms.map((form) => sql`${key} like ${`% ${form}%`}`)) ?? sql`true`;
}

/** The same for all words together, to stand behind other conditions. */
export function andKeyHolds(key: SQLWrapper, text: string): SQL {
  const words = keyHolds(key, text).map((fits) => sql`and ${fits}`);
  return sql.join(words, sql` `);
}
