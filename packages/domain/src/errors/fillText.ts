import { dongText } from '../money/dongText.ts';

/** A text with its details filled in: `{name}`, `{due:vnd}` for money, `{TuNgay:day}` for a day, `{luc:time}` for an instant; what has no detail stays as it is. */
export function fillText(text: string, details: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (whole, name: string, format: string | undefined) => {
    const value = details[name];
    if (value === undefined) return whole;
    return (formats[format ?? ''] ?? String)(String(value));
  });
}

const formats: Readonly<Record<string, (value: string) => string>> = {
  vnd: dongText,
  day: (value) => value.split('-').reverse().join('/'),
  time: (value) => {
    // Vietnam is seven hours ahead of UTC
    const [day = '', time = ''] = new Date(Date.parse(value) + 7 * 3_600_000).toISOString().split('T');
    return `${time.slice(0, 5)} ${day.slice(8)}/${day.slice(5, 7)}`;
  },
};
