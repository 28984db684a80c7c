import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Dialog.tsx';
import type { GridColumn } from './columns.ts';
import { FilterControl } from './FilterControl.tsx';
import { type ListState, withFilter } from './listState.ts';
import './gridDialogs.css';

type Props<T> = {
  columns: ReadonlyArray<GridColumn<T>>;
  state: ListState;
  show: (next: Partial<ListState>) => void;
  /** The column whose filter was asked for. */
  at: string | null;
  total: number;
  onClose: () => void;
};

/** The filters of all columns; the list behind follows them at once. */
export function FilterDialog<T>({ columns, state, show, at, total, onClose }: Props<T>) {
  const { t } = useTranslation('grid');
  return (
    <Modal
      open
      place="side"
      width={440}
      className="grid-filters"
      title={t('filters')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => show({ filters: {}, page: 1 })}>{t('clearFilters')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('showRows', { count: total })}
          </Button>
        </>
      }
    >
      {columns.map(({ key, label, filter }) =>
        filter ? (
          <section key={key} className="grid-filter">
            <h3>{label}</h3>
            <FilterControl
              filter={filter}
              label={label}
              value={state.filters[key]}
              autoFocus={key === at}
              onChange={(value) => show(withFilter(state, key, value))}
            />
          </section>
        ) : null,
      )}
    </Modal>
  );
}
