import type Big from 'big.js';
import { type Decimal, round } from './decimal.ts';

/** The spellings that regions and houses differ in; each has the spelling of the law's own forms as default. */
export type WordOptions = {
  nghin?: 'nghìn' | 'ngàn';
  linh?: 'linh' | 'lẻ';
  ty?: 'tỷ' | 'tỉ';
  tu?: 'tư' | 'bốn';
  /** Adds "chẵn" after "đồng". */
  chan?: boolean;
};

type Spelling = { nghin: string; linh: string; ty: string; tu: string };

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

/** An amount in Vietnamese words, "Ba trăm năm mươi mốt nghìn đồng". Parts of a dong are rounded half-up first. */
export function amountInWords(amount: Decimal | number | Big, options: WordOptions = {}): string {
  const spelling: Spelling = {
    nghin: options.nghin ?? 'nghìn',
    linh: options.linh ?? 'linh',
    ty: options.ty ?? 'tỷ',
    tu: options.tu ?? 'tư',
  };
  const whole = round(amount, 0);
  const sign = whole.lt(0) ? ['âm'] : [];
  const words = [...sign, ...readNumber(whole.abs().toFixed(0), spelling), 'đồng'];
  if (options.chan === true) words.push('chẵn');
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Nine digits at a time: what stands left of them is itself a number of "tỷ". */
function readNumber(digits: string, spelling: Spelling): string[] {
  const high = digits.slice(0, -9).replace(/^0+/, '');
  const low = digits.slice(-9);
  if (high === '') return Number(low) === 0 ? ['không'] : readMillions(low, false, spelling);
  const lowWords = Number(low) === 0 ? [] : readMillions(low, true, spelling);
  return [...readNumber(high, spelling), spelling.ty, ...lowWords];
}

/** At most nine digits; `led` says that larger groups were spoken before, so that every group speaks its hundreds. */
function readMillions(digits: string, led: boolean, spelling: Spelling): string[] {
  const padded = digits.padStart(9, '0');
  const words: string[] = [];
  for (const [start, unit] of [
    [0, 'triệu'],
    [3, spelling.nghin],
    [6, ''],
  ] as const) {
    const group = Number(padded.slice(start, start + 3));
    if (group === 0) continue;
    words.push(...readGroup(group, led || words.length > 0, spelling));
    if (unit !== '') words.push(unit);
  }
  return words;
}

function readGroup(group: number, withHundreds: boolean, spelling: Spelling): string[] {
  const hundreds = Math.floor(group / 100);
  const tens = Math.floor((group % 100) / 10);
  const units = group % 10;
  const words: string[] = [];
  const spoken = withHundreds || hundreds > 0;
  if (spoken) words.push(digit(hundreds), 'trăm');
  if (tens === 0 && units > 0 && spoken) words.push(spelling.linh);
  if (tens === 1) words.push('mười');
  if (tens > 1) words.push(digit(tens), 'mươi');
  if (units > 0) words.push(unitWord(units, tens, spelling));
  return words;
}

function unitWord(units: number, tens: number, spelling: Spelling): string {
  if (units === 1 && tens > 1) return 'mốt';
  if (units === 4 && tens > 1) return spelling.tu;
  if (units === 5 && tens > 0) return 'lăm';
  return digit(units);
}

function digit(n: number): string {
  return DIGITS[n] ?? '';
}
