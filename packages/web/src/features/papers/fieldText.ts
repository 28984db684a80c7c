import type { RecordField } from '@sen/domain/records/record';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, formatDateTime, isDay } from '../../ui/dateText.ts';

/** A value of a field in words: choices by their labels, entries by `names`, days and times as people write them. */
export function fieldText(
  field: RecordField | undefined,
  value: unknown,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map((id) => names.get(String(id)) ?? String(id)).join(', ') || '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  const text = String(value);
  if (field?.kind === 'enum') return field.values[text]?.[currentLanguage()] ?? text;
  if (field?.kind === 'datetime') return formatDateTime(text);
  return isDay(text) ? formatDate(text) : (names.get(text) ?? text);
}
