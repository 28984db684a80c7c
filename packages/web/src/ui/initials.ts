/** Two letters for a name: of its family name and its last one, 'Lê Đức Bảy' is LB. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => (word?.[0] ?? '').toLocaleUpperCase('vi')).join('') || '?';
}
