import { dongText } from '../money/dongText.ts';

/** A text with its details filled in: `{name}`, `{due:vnd}` for money, `{TuNgay:day}` for a day; what has no detail stays as it is. */
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
};
