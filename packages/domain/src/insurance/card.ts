/** What a person shows or types as an insurance number, taken apart. `soThe` is the number as printed, without blanks. */
export type TheBHYT =
  | { loai: 'The15' | 'TamThoi'; soThe: string; doiTuong: string; muc: string; tinh: string; so: string }
  | { loai: 'MaSoBHXH'; soThe: string; so: string }
  | { loai: 'CanCuoc'; soThe: string };

const FULL = /^([A-Z]{2})([1-7])(\d{2})(\d{10})$/;
// Children without papers yet and organ donors: KT and eight digits in the place of the insurance number.
const TEMPORARY = /^([A-Z]{2})([1-5])(\d{2})(KT\d{8})$/;
const DISPLAY_PARTS = [2, 1, 2, 5, 5];

/** Levels printed on old cards that mean another level today. */
const LEGACY_LEVELS: Readonly<Record<string, string>> = {
  CN6: '3',
  HT5: '3',
  DN7: '4',
  CA3: '5',
  BT4: '2',
  KC7: '2',
  HN4: '2',
};

/**
 * Takes an insurance number apart: 15 characters, the 10 digits of cards since 2021, or the 12 digits of a citizen id.
 * Blanks, dots and dashes between the characters are ignored. Null when it is none of these (insurance 1.1).
 */
export function parseThe(text: string): TheBHYT | null {
  const soThe = text.toUpperCase().replace(/[\s.-]/g, '');
  if (/^\d{10}$/.test(soThe)) return { loai: 'MaSoBHXH', soThe, so: soThe };
  if (/^\d{12}$/.test(soThe)) return { loai: 'CanCuoc', soThe };
  const temporary = TEMPORARY.exec(soThe);
  const match = temporary ?? FULL.exec(soThe);
  if (match === null) return null;
  const [, doiTuong = '', printed = '', tinh = '', so = ''] = match;
  const muc = LEGACY_LEVELS[doiTuong + printed] ?? printed;
  if (muc > '5') return null;
  return { loai: temporary === null ? 'The15' : 'TamThoi', soThe, doiTuong, muc, tinh, so };
}

/** The number as it is printed: 'DN 4 01 01234 56789', '01234 56789'; other text comes back as it is. */
export function hienThiThe(text: string): string {
  const card = parseThe(text);
  if (card === null || card.loai === 'CanCuoc') return text;
  const lengths = card.loai === 'MaSoBHXH' ? [5, 5] : DISPLAY_PARTS;
  let start = 0;
  const parts = lengths.map((length) => {
    const part = card.soThe.slice(start, start + length);
    start += length;
    return part;
  });
  return parts.join(' ');
}
