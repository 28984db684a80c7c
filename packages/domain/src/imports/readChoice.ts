import type { Label } from '../catalogue/catalogue.ts';
import { tenKhongDau } from '../names/key.ts';

type Choices = Readonly<Record<string, Label>>;

/**
 * The value of a choice that a text of a file means: its key or one of its labels, accents, letter case and signs aside where that
 * leaves no doubt; or its number: the one that its label begins with ("1 - Trong phạm vi"), else its place in the list. Null for none.
 */
export function readChoice(values: Choices, text: string): string | null {
  const all = Object.entries(values);
  const wanted = text.trim().toLowerCase();
  const same = all.find(([key, { vi, en }]) => [key, vi, en].some((one) => one.toLowerCase() === wanted));
  if (same) return same[0];
  const number = /^0*(\d+)(?:\.0+)?$/.exec(wanted)?.[1];
  if (number !== undefined) return numbered(values, Number(number));
  const plain = tenKhongDau(text);
  if (plain === '') return null;
  const near = all.filter(([key, { vi, en }]) => [key, vi, en].some((one) => tenKhongDau(one) === plain));
  return near.length === 1 ? (near[0]?.[0] ?? null) : null;
}

/** What may be written for a choice, with the number of each: "1 Nam, 2 Nữ, 3 Khác". */
export function choicesText(values: Choices, language: 'vi' | 'en'): string {
  const own = hasNumbers(values);
  return Object.values(values)
    .map((label, at) => (own ? label[language] : `${at + 1} ${label[language]}`))
    .join(', ');
}

function numbered(values: Choices, number: number): string | null {
  const all = Object.entries(values);
  if (!hasNumbers(values)) return all[number - 1]?.[0] ?? null;
  return all.find(([key, { vi }]) => leading(vi) === number || leading(key) === number)?.[0] ?? null;
}

/** Whether the choices bring numbers of their own: then no place in the list is one. */
function hasNumbers(values: Choices): boolean {
  return Object.entries(values).some(([key, { vi }]) => leading(vi) !== null || leading(key) !== null);
}

function leading(text: string): number | null {
  const found = /^(\d+)(?!\d|[.,]\d|\s*%)/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
