import { tenKhongDau } from './key.ts';

/**
 * What an entry is found by: every word of its texts after a space, without accents, and behind them each two neighbours as one word, since
 * people write "xquang" and "ctscan".
 */
export function searchKeyOf(texts: readonly string[]): string {
  const words = texts.map(wordsOf);
  const single = new Set(words.flat());
  const joined = words.flatMap((of) => of.slice(1).map((word, index) => `${of[index]}${word}`));
  const further = new Set(joined.filter((word) => !single.has(word)));
  return ` ${[...words.flat(), ...further].join(' ')}`;
}

/**
 * The forms in which each word of a typed text may stand in a search key, at the beginning of a word: as it is, as one word with the word
 * before or behind it ("hb a1c" is "HbA1c"), and without the e that English puts at the end of a substance ("omeprazole"). Every word has to
 * be found in one of its forms.
 */
export function typedForms(text: string): string[][] {
  const words = wordsOf(text);
  return words.map((word, index) => {
    const before = words[index - 1];
    const behind = words[index + 1];
    return [
      substance.test(word) ? word.slice(0, -1) : word,
      ...(before === undefined ? [] : [before + word]),
      ...(behind === undefined ? [] : [word + behind]),
      ...(words.length > 2 ? [words.join('')] : []),
    ];
  });
}

const substance = /^[a-z]{5,}e$/;

function wordsOf(text: string): string[] {
  return tenKhongDau(text)
    .split(' ')
    .filter((word) => word !== '');
}
