import { formatDate, formatDateTime } from '../../ui/dateText.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant in Vietnam to the second, '07/03/2026 08:15:09'. */
export function secondText(value: string): string {
  return `${formatDate(value)} ${clock.format(new Date(value))}`;
}

/** The hour of an instant in Vietnam to the second, '08:15:09'. */
export function clockText(value: string): string {
  return clock.format(new Date(value));
}

type Words = { yes: string; no: string };

/** A value of a record as people read it; a list or a part of the record as indented text. */
export function valueText(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'string') return isEmpty(value) ? '–' : JSON.stringify(value, null, 2);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value))
    return formatDateTime(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
}

function isEmpty(value: object | unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
