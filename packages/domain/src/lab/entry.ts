export type KieuKetQua = 'So' | 'ChuoiKyTu' | 'AmDuongTinh';

/** So many characters a value may have. */
export const maxResult = 500;

/** Words without a digit; a sign alone is no word. */
const words = /^(?=\D*\p{L})\D+$/u;
const number = /^[<>≤≥]?\s*-?\d+(?:[.,]\d+)?$/;

/**
 * Why a value cannot be taken, or null. A numeric index takes a number, also with < or > and a decimal comma, or plain words
 * ("mẫu vỡ hồng cầu"); what has digits and is no number is a slip of the finger.
 */
export function resultRefusal(
  value: string,
  kind: KieuKetQua,
): 'RESULT_NOT_NUMBER' | 'RESULT_TOO_LONG' | null {
  const text = value.trim();
  if (text.length > maxResult) return 'RESULT_TOO_LONG';
  if (kind !== 'So' || text === '') return null;
  return number.test(text) || words.test(text) ? null : 'RESULT_NOT_NUMBER';
}

/** A value as kept: spaces trimmed, the decimal comma of a number as a point. */
export function tidyResult(value: string, kind: KieuKetQua): string {
  const text = value.normalize('NFC').trim();
  return kind === 'So' && number.test(text) ? text.replace(/\s+/g, '').replace(',', '.') : text;
}

/** The number of a value for a chart; that of "<0.5" is 0.5; null for words. */
export function numericResult(value: string): number | null {
  const text = value.trim();
  return number.test(text) ? Number(text.replace(/^[<>≤≥]\s*/, '').replace(',', '.')) : null;
}

export type Delta = { direction: 'up' | 'down' | 'same'; percent: number | null };

/** How a value moved against an earlier one; null unless both are numbers. */
export function deltaOf(value: string, before: string): Delta | null {
  const [now, then] = [numericResult(value), numericResult(before)];
  if (now === null || then === null) return null;
  const direction = now > then ? 'up' : now < then ? 'down' : 'same';
  return { direction, percent: then === 0 ? null : Math.round(((now - then) / then) * 100) };
}

/** Numbers in a text with the decimal comma of Vietnam: "3.9 - 6.4" is "3,9 - 6,4". */
export function decimalComma(text: string): string {
  return text.replace(/(\d)\.(\d)/g, '$1,$2');
}
