import { formatDate, isDay } from '../../ui/dateText.ts';

/** A value of a form in words, where two versions are compared; of rows and ids how many. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return isDay(String(value)) ? formatDate(String(value)) : String(value);
}
