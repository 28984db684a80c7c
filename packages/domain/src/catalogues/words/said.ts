/** A part of a name, without accents, or the beginning of a code, and what else people say for it. */
export type Said = readonly [part: string, words: string];
