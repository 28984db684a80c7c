import { normalisePhone, tenKhongDau } from '../names/key.ts';

/** The shortest password, in characters; shorter with a second factor beside it. Rule "accounts 15". */
const passwordMin = 12;
const passwordMinWithSecondFactor = 8;

/** What a password must cost a guesser who knows what is usual, in guesses. */
const fewestGuesses = 1e8;

/** Letters and digits that must be left of a password without what everybody knows of its owner. */
const ownRemainder = 6;

/** A word of a name that is shorter lies in too many other words. */
const shortestWord = 3;

export type Owner = {
  username: string;
  TenNhanVien?: string | null;
  SoDienThoai?: string | null;
  /** YYYY-MM-DD. */
  NgaySinh?: string | null;
};

export type PasswordFacts = {
  owner: Owner;
  secondFactor: boolean;
  /** How many guesses it takes who tries what is usual first; null where that is not asked. */
  guesses: number | null;
};

export type PasswordFault = {
  code: 'PASSWORD_WEAK' | 'PASSWORD_PERSONAL' | 'PASSWORD_COMMON';
  details?: { min: number };
};

/** What is wrong with a new password, or null. */
export function passwordFault(
  password: string,
  { owner, secondFactor, guesses }: PasswordFacts,
): PasswordFault | null {
  const min = secondFactor ? passwordMinWithSecondFactor : passwordMin;
  if ([...password].length < min) return { code: 'PASSWORD_WEAK', details: { min } };
  if (isPersonal(password, owner)) return { code: 'PASSWORD_PERSONAL' };
  if (guesses !== null && guesses < fewestGuesses) return { code: 'PASSWORD_COMMON' };
  return null;
}

/** Whether hardly anything is left of a password without its owner's name, user name, phone and birth date. */
function isPersonal(password: string, owner: Owner): boolean {
  const plain = lettersAndDigits(password);
  const left = ownWords(owner).reduce((text, word) => text.replaceAll(word, ''), plain);
  return left !== plain && left.length < ownRemainder;
}

/** What is known of a person as it may stand in a password, the longest first. */
function ownWords({ username, TenNhanVien, SoDienThoai, NgaySinh }: Owner): string[] {
  const name = tenKhongDau(TenNhanVien ?? '').split(' ');
  const [year = '', month = '', day = ''] = (NgaySinh ?? '').split('-');
  const words = [
    lettersAndDigits(username),
    ...tenKhongDau(username).split(' '),
    name.join(''),
    ...name,
    normalisePhone(SoDienThoai ?? ''),
    ...(day === ''
      ? []
      : [`${day}${month}${year}`, `${day}${month}${year.slice(2)}`, `${year}${month}${day}`, year]),
  ];
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
}

function lettersAndDigits(text: string): string {
  return tenKhongDau(text).replaceAll(' ', '');
}
