import { formatDate } from '../dateText.ts';
import { showDecimal } from '../numberText.ts';
import type { ColumnFilter, FilterValue, Period } from './columns.ts';

type Say = (key: 'none' | `bool.${'yes' | 'no'}` | `common:period.${Period['in']}`) => string;

/** A filter in a few words, to stand behind the label of its column: 'Nhóm: 3'. */
export function filterText(filter: ColumnFilter, value: FilterValue, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'bool.yes' : 'bool.no');
  if (typeof value === 'string') return `“${value}”`;
  if (value === null) return say('none');
  if (Array.isArray(value)) {
    const [only] = value;
    if (value.length !== 1) return String(value.length);
    if (only === null) return say('none');
    return filter.kind === 'choices'
      ? (filter.options.find((one) => one.value === only)?.label ?? String(only))
      : '1';
  }
  if ('in' in value) return say(`common:period.${value.in}`);
  const { from, to } = value as { from?: string; to?: string }; // what is left of the kinds of values
  const show = (end: string) => (filter.kind === 'numbers' ? showDecimal(end) : formatDate(end));
  if (from && to) return `${show(from)} – ${show(to)}`;
  return from ? `≥ ${show(from)}` : to ? `≤ ${show(to)}` : '';
}
