import type { TFunction } from 'i18next';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../ui/kit/Button.tsx';
import type { FilterProps, ListFilter } from './listDef.ts';

type Shown<V> = {
  id: string;
  filter: ListFilter<V>;
  props: Omit<FilterProps<unknown>, 't'>;
};
type Props<V> = { filters: ReadonlyArray<Shown<V>>; t: TFunction };

/** So many stand over the rows of a phone one below the other; of more, the first one alone. */
const most = 2;

/** The filters in the head of a list. A phone shows the first, and the others by a press, or the rows would begin below its screen. */
export function HeadFilters<V>({ filters, t }: Props<V>) {
  const { t: common } = useTranslation();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [open, setOpen] = useState(false);
  const folds = narrow && filters.length > most;
  const further = filters.slice(1);
  const chosen = further.filter(({ props }) => props.value !== null).length;
  return (
    <>
      {(folds && !open ? filters.slice(0, 1) : filters).map(({ id, filter, props }) => (
        <Fragment key={id}>{filter.draw({ ...props, t })}</Fragment>
      ))}
      {folds ? (
        <Button icon={<ListFilterIcon size={16} />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {common(open ? 'fewerFilters' : 'moreFilters')}
          {chosen > 0 && !open ? ` (${chosen})` : ''}
        </Button>
      ) : null}
    </>
  );
}
