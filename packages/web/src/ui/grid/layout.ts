import type { GridColumn } from './columns.ts';

/** How a person arranged the columns of a list. A column that came later stands where the screen puts it. */
export type Layout = {
  order: readonly string[];
  /** Columns that are shown or not, where it was chosen. */
  shown: Readonly<Record<string, boolean>>;
  sizes: Readonly<Record<string, number>>;
  pageSize: number;
};

export const pageSizes = [50, 100, 200, 500] as const;
export const usualLayout: Layout = { order: [], shown: {}, sizes: {}, pageSize: pageSizes[0] };
export const narrowest = 48;
export const widest = 900;

/** All columns in the person's order. */
export function ordered<T>(
  columns: ReadonlyArray<GridColumn<T>>,
  order: readonly string[],
): ReadonlyArray<GridColumn<T>> {
  const known = order.filter((key) => columns.some((one) => one.key === key));
  const sorted = known.flatMap((key) => columns.find((one) => one.key === key) ?? []);
  for (const [at, column] of columns.entries()) {
    if (known.includes(column.key)) continue;
    const before = columns.slice(0, at).map(({ key }) => key);
    const after = sorted.findLastIndex(({ key }) => before.includes(key));
    sorted.splice(after + 1, 0, column);
  }
  return sorted;
}

/** Whether a column is shown. */
export function isShown(column: Pick<GridColumn<never>, 'key' | 'hidden'>, { shown }: Layout): boolean {
  return (Object.hasOwn(shown, column.key) ? shown[column.key] : undefined) ?? column.hidden !== true;
}

/** The order with a column put where another one stands. */
export function placed(keys: readonly string[], key: string, where: string): readonly string[] {
  const at = keys.indexOf(where);
  if (at < 0 || !keys.includes(key)) return keys;
  const others = keys.filter((one) => one !== key);
  return [...others.slice(0, at), key, ...others.slice(at)];
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** Whether a kept value is a layout. */
export function isLayout(value: unknown): value is Layout {
  if (typeof value !== 'object' || value === null) return false;
  const { order, shown, sizes, pageSize } = value as Partial<Record<keyof Layout, unknown>>; // judged below
  return (
    Array.isArray(order) &&
    order.every((one) => typeof one === 'string') &&
    isRecordOf(shown, 'boolean') &&
    isRecordOf(sizes, 'number') &&
    pageSizes.some((one) => one === pageSize)
  );
}

function isRecordOf(value: unknown, type: 'boolean' | 'number'): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === type)
  );
}
