import { normalisePhone } from './key.ts';

/** Zero-width and direction signs, soft hyphens, and control characters but line ends and tabs. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A line as it was meant: composed letters, plain digits for full-width ones, one blank between words, none around, nothing unseen. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A person's name: each word that is typed in small letters begins with a capital ("nguyễn văn an" is "Nguyễn Văn An"). */
export function cleanName(text: string): string {
  return cleanLine(text)
    .split(' ')
    .map((word) =>
      word === word.toLowerCase() ? word.replace(/\p{L}/u, (first) => first.toUpperCase()) : word,
    )
    .join(' ');
}

/** A phone number without what people put between its digits, in its national form. */
export function cleanPhone(text: string): string {
  return normalisePhone(cleanLine(text));
}

/** The number of a paper or a card: capitals and digits without blanks, dots and dashes. */
export function cleanNumber(text: string): string {
  return cleanLine(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}
