/** What is read out of a call. */
export type Call = { KyHieu: string; ten: string | null; noi: string };

const digits = {
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
} as const;

/** How the Vietnamese alphabet is said; the others are said as written. */
const letters: Readonly<Record<string, string>> = {
  B: 'bê',
  C: 'xê',
  D: 'đê',
  Đ: 'đê',
  F: 'ép',
  G: 'giê',
  H: 'hát',
  J: 'gi',
  K: 'ca',
  L: 'lờ',
  M: 'mờ',
  N: 'nờ',
  P: 'pê',
  Q: 'quy',
  R: 'rờ',
  S: 'ét',
  T: 'tê',
  U: 'u',
  V: 'vê',
  W: 'vê kép',
  X: 'ích',
  Y: 'i dài',
  Z: 'dét',
};

/** A number of a queue as it is said: letters by name, each digit by itself ("A015": "A không một năm"). */
export function spokenNumber(KyHieu: string, language: 'vi' | 'en'): string {
  return [...KyHieu.toUpperCase()]
    .filter((sign) => /[\p{L}\d]/u.test(sign))
    .map((sign) => {
      if (/\d/.test(sign)) return digits[language][Number(sign)];
      return language === 'vi' ? (letters[sign] ?? sign) : sign;
    })
    .join(' ');
}

/** The sentence of a call: the number, the person where the board may name one, and where to go. */
export function callWords({ KyHieu, ten, noi }: Call, language: 'vi' | 'en'): string {
  const number = spokenNumber(KyHieu, language);
  if (language === 'en') return `Number ${number}${ten ? `, ${ten}` : ''}, please go to ${noi}`;
  return `Mời số ${number}${ten ? `, ${ten}` : ''}, vào ${noi.charAt(0).toLowerCase()}${noi.slice(1)}`;
}
