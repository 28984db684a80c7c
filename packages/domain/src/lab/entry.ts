import { type Measured, measuredText, readMeasured } from './measured.ts';

export type KieuKetQua = 'So' | 'ChuoiKyTu' | 'AmDuongTinh';

/** So many characters a value may have. */
export const maxResult = 500;

/** Words without a digit; a sign alone is no word. */
const words = /^(?=\D*\p{L})\D+$/u;

/**
 * Why a value cannot be taken, or null. A numeric index takes a number, also with a decimal comma, a plus and <, <=, > or >= before
 * it, or plain words ("mẫu vỡ hồng cầu"); what has digits and is no number is a slip of the finger.
 */
export function resultRefusal(
  value: string,
  kind: KieuKetQua,
): 'RESULT_NOT_NUMBER' | 'RESULT_TOO_LONG' | null {
  const text = value.trim();
  if (text.length > maxResult) return 'RESULT_TOO_LONG';
  if (kind !== 'So' || text === '') return null;
  return readMeasured(text) || words.test(text) ? null : 'RESULT_NOT_NUMBER';
}

/** A value as kept: spaces trimmed; a number with a decimal point, without a plus, `<=` as `≤`. */
export function tidyResult(value: string, kind: KieuKetQua): string {
  const text = value.normalize('NFC').trim();
  const measured = kind === 'So' ? readMeasured(text) : null;
  return measured ? measuredText(measured) : text;
}

/** The number of a value for a chart; that of "<0.5" is 0.5; null for words. */
export function numericResult(value: string): number | null {
  const measured = readMeasured(value);
  return measured && Number(measured.number);
}

/** Whether a value says only that it lies below or above a number: "<0.5". */
export function isBounded(value: string): boolean {
  return (readMeasured(value)?.sign ?? '') !== '';
}

/** How a value moved; unknown where a bounded one leaves that open. */
export type Delta = { direction: 'up' | 'down' | 'same' | 'unknown'; percent: number | null };

/**
 * How a value moved against an earlier one; null unless both are numbers. A bounded value moved only as far as its bound says: ">25" after
 * 20 went up, nobody knows by how much; after 25 no change can be told.
 */
export function deltaOf(value: string, before: string): Delta | null {
  const [now, then] = [readMeasured(value), readMeasured(before)];
  if (!now || !then) return null;
  const [is, was] = [Number(now.number), Number(then.number)];
  if (now.sign !== '' || then.sign !== '') return { direction: boundedMove(now, then), percent: null };
  const direction = is > was ? 'up' : is < was ? 'down' : 'same';
  return { direction, percent: was === 0 ? null : Math.round(((is - was) / was) * 100) };
}

function boundedMove(now: Measured, then: Measured): 'up' | 'down' | 'unknown' {
  const move = Number(now.number) - Number(then.number);
  if (move > 0 && !isBelow(now) && !isAbove(then)) return 'up';
  return move < 0 && !isAbove(now) && !isBelow(then) ? 'down' : 'unknown';
}

const isBelow = ({ sign }: Measured) => sign === '<' || sign === '≤';
const isAbove = ({ sign }: Measured) => sign === '>' || sign === '≥';

/** Numbers in a text with the decimal comma of Vietnam: "3.9 - 6.4" is "3,9 - 6,4". */
export function decimalComma(text: string): string {
  return text.replace(/(\d)\.(\d)/g, '$1,$2');
}
