import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from './columns.ts';
import { filterText } from './filterText.ts';
import { type ListState, withFilter } from './listState.ts';

type Props<T> = {
  columns: ReadonlyArray<GridColumn<T>>;
  state: ListState;
  show: (next: Partial<ListState>) => void;
  onOpen: (key: string) => void;
};

/** The filters that are set: each opens, and goes by its cross. */
export function FilterChips<T>({ columns, state, show, onOpen }: Props<T>) {
  const { t } = useTranslation('grid');
  return columns.map(({ key, label, filter }) => {
    const value = state.filters[key];
    if (!filter || value === undefined) return null;
    const text = filterText(filter, value, (one) => t(one));
    return (
      <span key={key} className="grid-filter-chip">
        <button type="button" onClick={() => onOpen(key)}>
          {label}: {text}
        </button>
        <button
          type="button"
          aria-label={t('dropFilter', { label })}
          onClick={() => show(withFilter(state, key, undefined))}
        >
          <X size={14} aria-hidden />
        </button>
      </span>
    );
  });
}
