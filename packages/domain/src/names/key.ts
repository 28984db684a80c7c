/** A name as it is searched: lower case, without accents, words parted by one space. */
export function tenKhongDau(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A phone number in its national form: blanks and dots away, +84 and 84 before nine digits to 0. */
export function normalisePhone(text: string): string {
  return text.replace(/[\s.()-]/g, '').replace(/^\+?84(?=\d{9,10}$)/, '0');
}

/** What lists of people are sorted by: the given name, which is the last word, then the middle and the family name. */
export function sortKey(name: string): string {
  return tenKhongDau(name).split(' ').reverse().join(' ');
}

/** A name for a public board: the family name whole, of the other words the first letter ("NGUYỄN V** A**"). */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, index) => (index === 0 ? word : `${[...word][0] ?? ''}**`).toUpperCase())
    .join(' ');
}
