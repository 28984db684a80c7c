import type { Field } from '@sen/domain/catalogue/catalogue';
import { formatDate } from '../ui/dateText.ts';
import { showDecimal } from '../ui/numberText.ts';
import type { Entry, RefLabel } from './entry.ts';

/** What a list shows of a field: labels of references and choices, formatted days and numbers. */
export function cellOf(name: string, field: Field, entry: Entry, language: 'vi' | 'en'): string {
  const value = entry[name];
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'ref':
      return labelOf(entry[name.replace(/_Id$/, '')]);
    case 'refs': {
      const labels = entry[`${name.replace(/_Ids$/, '')}s`];
      return Array.isArray(labels) ? labels.map(labelOf).join(', ') : '';
    }
    case 'enum':
      return field.values[String(value)]?.[language] ?? String(value);
    case 'bool':
      return value === true ? '✓' : '';
    case 'date':
      return formatDate(String(value));
    case 'number':
    case 'money':
    case 'quantity':
      return showDecimal(String(value));
    default:
      return String(value);
  }
}

function labelOf(label: unknown): string {
  if (typeof label !== 'object' || label === null) return '';
  const { ma, ten } = label as RefLabel; // the API's label of a reference
  return ma && ma !== ten ? `${ma} – ${ten}` : ten;
}
