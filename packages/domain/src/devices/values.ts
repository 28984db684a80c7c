/** What an analyser says of a value in a part of its own. */
export const dienGiai = {
  AmTinh: { vi: 'Máy đọc: không phản ứng (-1)', en: 'Read by the analyser: not reactive (-1)' },
  NghiNgo: { vi: 'Máy đọc: nghi ngờ (0)', en: 'Read by the analyser: borderline (0)' },
  DuongTinh: { vi: 'Máy đọc: phản ứng (1)', en: 'Read by the analyser: reactive (1)' },
} as const;

export type DienGiai = keyof typeof dienGiai;

/** A value as it was read from the parts of its field. */
export type ReadValue = { GiaTri: string; DienGiai?: DienGiai; KhongHieu?: true };

const signs: Readonly<Record<string, DienGiai>> = {
  '-1': 'AmTinh',
  '0': 'NghiNgo',
  '1': 'DuongTinh',
  '+1': 'DuongTinh',
};
const number = /^[<>≤≥]?=?\s*[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i;
const comparator = /^(?:[<>]=?|≤|≥)$/;

/**
 * The value of a field by its parts: the only one there is; a comparator and its number; a ratio (`1`, `:`, `128`); an interpretation by
 * sign and the number that it belongs to (`-1`, `0.750`). Of other parts nobody can say which is the value.
 */
export function valueOfParts(parts: readonly string[]): ReadValue {
  const told = parts.filter((one) => one !== '');
  const [first = '', second = ''] = told;
  if (told.length === 0) return { GiaTri: '' };
  if (told.length === 1)
    return comparator.test(first) ? { GiaTri: first, KhongHieu: true } : { GiaTri: first };
  if (told.length === 2 && comparator.test(first) && number.test(second))
    return { GiaTri: numberOfParts(told) };
  const ratio =
    told.length === 3 && /^[-+/:.]$/.test(second) && told.every((one, at) => at === 1 || number.test(one));
  if (ratio) return { GiaTri: numberOfParts(told) };
  const sign = parts.length === 2 ? signs[first] : undefined;
  if (sign && number.test(second)) return { GiaTri: second, DienGiai: sign };
  return { GiaTri: parts.join('^').replace(/\^+$/, ''), KhongHieu: true };
}

/** The unit of a field by its parts: a power that an analyser wrote with the sign that parts a field (`10^9/L`) is put together again. */
export function unitOfParts(parts: readonly string[]): string | null {
  const [first = '', second = ''] = parts;
  const power = /(?:10|m)$/i.test(first) && /^-?\d{1,2}(?:\D|$)/.test(second);
  return (power ? `${first}^${second}` : parts.find((one) => one !== '')) || null;
}

/** A number of an analyser by its parts: `<` and `0.5`, `1`, `:` and `128`. */
export function numberOfParts(parts: readonly string[]): string {
  return parts.join('').replace(/^<=/, '≤').replace(/^>=/, '≥');
}
