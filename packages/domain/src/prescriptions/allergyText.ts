import { plainText, type SaidWord, saidWords } from './saidWords.ts';

/** Words of names that tell nothing about an allergy: salts, forms, kinds. */
const common = new Set(
  plainText(
    'acid natri kali calci magnesi sodium potassium clorid hidroclorid clohidrat sulfat sulfate phosphat fosfat maleat besilat vitamin',
  ).split(' '),
);
const shortest = 4;

/**
 * The ingredients that a free text about allergies speaks of by name: a word of the name stands in the text. Accents, doubled letters and
 * the ways to spell ph, th and y do not matter. Families are `allergyFamilies.ts`.
 */
export function namedIngredients(text: string, names: readonly string[]): string[] {
  const said = new Set(saidWords(text).map(({ plain }) => plain));
  return names.filter((name) => saidWords(name).some((word) => isTelling(word) && said.has(word.plain)));
}

function isTelling({ plain }: SaidWord): boolean {
  return plain.length >= shortest && !common.has(plain);
}
