/** A word as it was written, and as it is compared. */
export type SaidWord = { written: string; plain: string };

const vowelEnding = 5;

/**
 * A text as it is compared: without accents, with one of doubled letters, and one spelling of what Vietnamese and English names spell
 * differently (ph and f, th and t, y and i, an e at the end).
 */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[a-z]+/g, (word) => (word.length >= vowelEnding ? word.replace(/e$/, '') : word));
}

/** The words of a text in their order; digits and signs part them. */
export function saidWords(text: string): SaidWord[] {
  return [...text.normalize('NFC').matchAll(/\p{L}+/gu)].map(([written]) => ({
    written,
    plain: plainText(written),
  }));
}

/** Words that stand beside each other; one may begin or end with `*`, which stands for any letters. */
export type Phrase = readonly string[];

/** The phrases of a list with semicolons between them. */
export function phrasesOf(list: string | null | undefined): Phrase[] {
  return (list ?? '')
    .split(/[;\n]/)
    .map((phrase) =>
      phrase
        .split(/[^\p{L}*]+/u)
        .map(plainText)
        .filter(Boolean),
    )
    .filter((phrase) => phrase.length > 0);
}

/** Where a phrase stands in some words: the place of its first word, or -1. */
export function placeOf(words: readonly SaidWord[], phrase: Phrase): number {
  return words.findIndex((_word, at) =>
    phrase.every((part, index) => fits(words[at + index]?.plain ?? '', part)),
  );
}

function fits(word: string, part: string): boolean {
  if (word === '') return false;
  if (part.startsWith('*')) return word.endsWith(part.slice(1));
  if (part.endsWith('*')) return word.startsWith(part.slice(0, -1));
  return word === part;
}
