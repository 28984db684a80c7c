/**
 * The name of a drug with its strength, as it stands wherever the drug is named: 'Amoxicilin Sen' and '500 mg' give 'Amoxicilin Sen 500 mg'.
 * A name that tells its strength already stays as it is.
 */
export function drugLabel(name: string, strength: string | null | undefined): string {
  const told = (strength ?? '').trim();
  return told === '' || tells(name, told) ? name.trim() : `${name.trim()} ${told}`;
}

/** The name of a drug without the strength at its end: what stands in brackets beside the ingredient on a prescription. */
export function withoutStrength(name: string, strength: string | null | undefined): string {
  const told = (strength ?? '').trim();
  if (told === '') return name.trim();
  const words = told.split(/\s*/).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const bare = name.trim().replace(new RegExp(`\\s+${words.join('\\s*')}$`, 'i'), '');
  return bare === '' ? name.trim() : bare;
}

/** Whether a name says each part of a strength, however it is spaced: '500 mg + 30 mg' has two, of '1 g/100 ml' the first half counts. */
function tells(name: string, strength: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(',', '.');
  return strength.split('+').every((part) => {
    const signs = [...plain(part.split('/')[0] ?? part).replace(/\s+/g, '')];
    const amount = signs.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*');
    return amount !== '' && new RegExp(`(?<![\\d.])${amount}(?![\\p{L}\\d])`, 'u').test(plain(name));
  });
}
