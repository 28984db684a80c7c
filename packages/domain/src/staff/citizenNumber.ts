/** What a citizen number says of the person who has it; the year and the sex of a nine digit one are not known. */
export type CitizenNumber =
  | { kind: 'CCCD'; birthYear: number; male: boolean }
  | { kind: 'CMND' | 'passport' };

/**
 * Codes of the provinces in numbers given until 1 July 2025 (the 63 of Circular 59/2021/TT-BCA); those in force since then are among
 * them. A birth abroad has the code of its country, which begins with 101.
 */
const provinces = new Set(
  (
    '01 02 04 06 08 10 11 12 14 15 17 19 20 22 24 25 26 27 30 31 33 34 35 36 37 38 40 42 44 45 46 48 49 51 52 54 56 58 60 62 64 66 67 68 ' +
    '70 72 74 75 77 79 80 82 83 84 86 87 89 91 92 93 94 95 96'
  ).split(' '),
);

const firstCountry = 101;

/**
 * A citizen number by its form: twelve digits (CCCD: birthplace, century with sex, year, six more), nine (CMND), or a passport of a
 * foreigner. Null for what is none, such as one with a province that there never was.
 */
export function readCitizenNumber(text: string): CitizenNumber | null {
  if (/^\d{9}$/.test(text)) return { kind: 'CMND' };
  if (/^[A-Z]{1,2}\d{6,8}$/i.test(text)) return { kind: 'passport' };
  const found = /^(\d{3})(\d)(\d{2})\d{6}$/.exec(text);
  if (!found) return null;
  const [, place = '', mark = '', year = ''] = found;
  const isPlace = Number(place) >= firstCountry || (place.startsWith('0') && provinces.has(place.slice(1)));
  if (!isPlace) return null;
  // 0 and 1 are the twentieth century, 2 and 3 the twenty-first; odd ones are women
  const birthYear = 1900 + 100 * Math.floor(Number(mark) / 2) + Number(year);
  return { kind: 'CCCD', birthYear, male: Number(mark) % 2 === 0 };
}
