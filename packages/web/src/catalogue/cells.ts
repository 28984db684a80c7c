import type { Field } from '@sen/domain/catalogue/catalogue';
import { formatDate } from '../ui/dateText.ts';
import type { Entry, RefLabel } from '../ui/entry.ts';
import { showDecimal } from '../ui/numberText.ts';

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
    case 'image':
      return '✓';
    case 'date':
      return formatDate(String(value));
    case 'number':
      return field.plain ? String(value) : showDecimal(String(value));
    case 'money':
    case 'quantity':
      return showDecimal(String(value));
    case 'lines':
      return Array.isArray(value) ? value.map((row) => rowText(field.fields, row, language)).join('; ') : '';
    default:
      return String(value);
  }
}

/** A row of lines: its cells that say something. */
function rowText(fields: Readonly<Record<string, Field>>, row: Entry, language: 'vi' | 'en'): string {
  return Object.entries(fields)
    .map(([name, field]) => cellOf(name, field, row, language))
    .filter((text) => text !== '')
    .join(' · ');
}

function labelOf(label: unknown): string {
  if (typeof label !== 'object' || label === null) return '';
  const { ma, ten } = label as RefLabel; // the API's label of a reference
  return ma && ma !== ten ? `${ma} – ${ten}` : ten;
}
