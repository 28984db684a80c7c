import type { ComponentProps } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { today } from '../dateText.ts';
import { showDecimal } from '../numberText.ts';
import { Grid } from './Grid.tsx';
import { localRows } from './localRows.ts';
import { askedFilters } from './periodDays.ts';
import { useGridState } from './useGridState.ts';

type Props<T extends object> = Omit<ComponentProps<typeof Grid<T>>, 'grid' | 'total'> & {
  /** By which its columns are kept for the person. */
  name: string;
};

/** A list that holds all its rows: it sorts, filters and pages them itself, by the values of its columns. */
export function LocalGrid<T extends object>({ name, rows: all, ...rest }: Props<T>) {
  const grid = useGridState(name);
  const { columns } = rest;
  const filters = askedFilters(
    grid.state.filters,
    (key) => columns.some((one) => one.key === key && one.filter?.kind === 'moments'),
    today(),
  );
  const state = { ...grid.state, filters };
  const { rows, total, sums } = localRows(all, columns, state, grid.layout, currentLanguage());
  const totals = Object.fromEntries(
    Object.entries(sums).map(([key, sum]) => [key, showDecimal(String(sum))]),
  );
  return (
    <Grid
      {...rest}
      grid={grid}
      rows={rows}
      total={total}
      {...(Object.keys(totals).length > 0 ? { totals } : {})}
    />
  );
}
