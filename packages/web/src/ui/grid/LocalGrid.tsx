import type { ComponentProps } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { today } from '../dateText.ts';
import { showDecimal } from '../numberText.ts';
import { Grid } from './Grid.tsx';
import { localRows } from './localRows.ts';
import { askedFilters } from './periodDays.ts';
import { type GridState, useGridState } from './useGridState.ts';
import { useInnerState } from './useInnerState.ts';

type HeldProps<T extends object> = Omit<ComponentProps<typeof Grid<T>>, 'total'>;
type Props<T extends object> = Omit<HeldProps<T>, 'grid'> & {
  /** By which its columns are kept for the person. */
  name: string;
};

/** A list that holds all its rows: it sorts, filters and pages them itself, by the values of its columns. */
export function LocalGrid<T extends object>({ name, ...rest }: Props<T>) {
  return <HeldRows {...rest} grid={useGridState(name)} />;
}

/** The same in a part of a screen or a dialogue: without tools above it, and without a word in the address. */
export function PartGrid<T extends object>({ name, ...rest }: Omit<Props<T>, 'plain' | 'bare'>) {
  return <HeldRows totalText="" {...rest} plain bare grid={useInnerState(name)} />;
}

function HeldRows<T extends object>({ grid, rows: all, ...rest }: HeldProps<T> & { grid: GridState }) {
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
