import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { EmptyState, type Searched } from '../states.tsx';
import type { GridState } from './useGridState.ts';

type Props = { grid: GridState; search: Searched | undefined; children: ReactNode };

/** A list without rows: what its search or its filters hide is not said to be missing. */
export function NoRows({ grid, search: given, children }: Props) {
  const { t } = useTranslation('grid');
  const { state, show } = grid;
  const search = given ?? { text: grid.search, onClear: () => grid.setSearch('') };
  const filtered = Object.keys(state.filters).length > 0;
  if (search.text.trim() === '' && !filtered) return children;
  return (
    <EmptyState text={t('filteredAway')} search={search}>
      {filtered ? <Button onClick={() => show({ filters: {}, page: 1 })}>{t('clearFilters')}</Button> : null}
    </EmptyState>
  );
}
