import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../states.tsx';
import type { GridState } from './useGridState.ts';

type Props = { grid: GridState; children: ReactNode };

/** A list without rows: what its search or its filters hide is not said to be missing. */
export function NoRows({ grid, children }: Props) {
  const { t } = useTranslation('grid');
  const { search, setSearch, state, show } = grid;
  const filtered = Object.keys(state.filters).length > 0;
  if (search.trim() === '' && !filtered) return children;
  return (
    <EmptyState text={t('filteredAway')} search={{ text: search, onClear: () => setSearch('') }}>
      {filtered ? <Button onClick={() => show({ filters: {}, page: 1 })}>{t('clearFilters')}</Button> : null}
    </EmptyState>
  );
}
