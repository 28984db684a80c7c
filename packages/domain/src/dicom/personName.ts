/** A text without accents, for modalities that know none: letters of ASCII only. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^ -~]/g, '?');
}

/**
 * A Vietnamese name as DICOM writes it, family name first: `Nguyễn Thị An` is `Nguyễn^Thị An`; without accents in capitals,
 * `NGUYEN^THI AN`. What separates parts in DICOM is never in a part.
 */
export function dicomName(name: string, plain: boolean): string {
  const words = name
    .normalize('NFC')
    .replace(/[\\^=]/g, ' ')
    .trim()
    .split(/\s+/);
  const text = [words[0] ?? '', words.slice(1).join(' ')].filter((part) => part !== '').join('^');
  return plain ? plainText(text).toUpperCase() : text;
}

/** A name of DICOM as people read it: the first group of letters, its parts in a row. */
export function nameOfDicom(text: string): string {
  const [letters = ''] = text.split('=');
  return letters.replaceAll('^', ' ').replace(/\s+/g, ' ').trim();
}
