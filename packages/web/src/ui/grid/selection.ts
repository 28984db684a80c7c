/** Chosen rows by their key, also those of other pages. `anchor`: the row from which a range goes. */
export type Selection<T> = { rows: ReadonlyMap<string, T>; anchor: string | null };

export const noSelection: Selection<never> = { rows: new Map<string, never>(), anchor: null };

/** A row chosen or no more. */
export function toggled<T>({ rows }: Selection<T>, key: string, row: T): Selection<T> {
  const next = new Map(rows);
  if (!next.delete(key)) next.set(key, row);
  return { rows: next, anchor: key };
}

/** The rows of a page from the anchor to this one chosen as well; the row alone where the page has no anchor. */
export function extended<T>(
  { rows, anchor }: Selection<T>,
  page: ReadonlyArray<readonly [string, T]>,
  key: string,
): Selection<T> {
  const to = page.findIndex(([one]) => one === key);
  const found = page.findIndex(([one]) => one === anchor);
  const from = found < 0 ? to : found;
  const between = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { rows: new Map([...rows, ...between]), anchor: found < 0 ? key : anchor };
}

/** All rows of a page chosen, or none of them where all were. */
export function pageToggled<T>(
  { rows, anchor }: Selection<T>,
  page: ReadonlyArray<readonly [string, T]>,
): Selection<T> {
  const next = new Map(rows);
  const all = page.every(([key]) => rows.has(key));
  for (const [key, row] of page) {
    if (all) next.delete(key);
    else next.set(key, row);
  }
  return { rows: next, anchor };
}
