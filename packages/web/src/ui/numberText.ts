/** The decimal text of what a person typed: '1.234,5' and '1234.5' both give '1234.5'; null when empty, the text itself when it is no number. */
export function readDecimal(typed: string): string | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return text.replace(/\./g, '').replace(',', '.');
  const plain = text.replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? plain.replace(/\.$/, '') : text;
}

/** The amount in whole dong of what a person typed: every dot or blank is a thousands mark. '150k' is 150000. */
export function readMoney(typed: string): string | null {
  const text = typed.replace(/[\s.]/g, '');
  if (text === '') return null;
  const thousands = /^(\d+)k$/i.exec(text);
  if (thousands) return `${thousands[1]}000`;
  const plain = text.replace(',', '.');
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? plain : typed;
}

/** A decimal as read in Vietnam: '1234567.50' gives '1.234.567,5', '<0.5' '<0,5'; other text stays as it is. */
export function showDecimal(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const found = /^([<>≤≥]?-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!found) return String(value);
  const [, sign = '', whole = '', part = ''] = found;
  const fraction = part.replace(/0+$/, '');
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '.')}${fraction ? `,${fraction}` : ''}`;
}

/** Whether a text is an amount in dong. */
export function isAmount(text: string): boolean {
  return /^\d{1,15}(\.\d{1,2})?$/.test(text);
}
