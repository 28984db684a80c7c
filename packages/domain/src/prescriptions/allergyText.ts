/** Endings and beginnings of international names that mark a family (WHO, International Nonproprietary Names: the use of stems). */
const families: ReadonlyArray<{ said: RegExp; stem: RegExp }> = [
  { said: /^(?:penicilin|betalactam)e?$/, stem: /cilin$/ },
  { said: /^(?:cephalosporin|cefalosporin|cephem|betalactam)e?$/, stem: /^cef/ },
  { said: /^(?:fluoro)?quinolone?$/, stem: /oxacin$/ },
  { said: /^macrolide?$/, stem: /romicin$/ },
  { said: /^(?:sulfa|sulfamide?|sulfonamide?|sulphamide?)$/, stem: /^sulfa/ },
];

/** Words of names that tell nothing about an allergy: salts, forms, kinds. */
const common = new Set(
  'acid natri kali calci magnesi sodium potassium clorid hidroclorid clohidrat sulfat phosphat fosfat maleat besilat vitamin'.split(
    ' ',
  ),
);
const shortest = 4;

/**
 * The ingredients that a free text about allergies seems to speak of, by name: a word of the name stands in the text, or the text
 * names its family ("dị ứng penicillin" and Amoxicilin). Accents, doubled letters and y or i do not matter.
 */
export function namedIngredients(text: string, names: readonly string[]): string[] {
  const said = wordsOf(text);
  return names.filter((name) =>
    wordsOf(name).some(
      (word) =>
        word.length >= shortest &&
        !common.has(word) &&
        said.some(
          (one) =>
            one === word ||
            one === `${word}e` ||
            `${one}e` === word ||
            families.some((family) => family.said.test(one) && family.stem.test(word)),
        ),
    ),
  );
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1/g, '$1');
  return [...plain.replace(/(?<=beta)[\s-]+(?=lactam)/g, '').matchAll(/[a-z]+/g)].map(([word]) => word);
}
